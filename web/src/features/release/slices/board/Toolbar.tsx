import type { ReactNode } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { ApiError } from '#web/base/api/ApiError.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { Alert } from '#web/components/controls/Alert.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { keyboard, plus } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { PictureButton } from '#web/components/picture/PictureButton.tsx';
import { sentences } from '#web/components/text/sentences.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { useSliceActions, useSliceBoard } from '../slicesContext.ts';
import styles from './slices.module.css';

const SlicesPicture = lazyDialog(() => import('../picture/SlicesPicture.tsx').then((file) => file.SlicesPicture));

type Props = {
  onCreate: () => void;
  /** Why the lanes could not be refetched. */
  failed: ApiError | null;
  onRetry: () => void;
  children: ReactNode;
};

/** Above the lanes: the button for a new release, and the planned share of the map. */
export function Toolbar({ onCreate, failed, onRetry, children }: Props) {
  const { ui } = useSliceActions();
  const editable = useMayEdit();
  const narrow = useNarrow();
  const { lanes, count, planned } = useSliceBoard();
  return (
    <>
      {count > 0 && lanes.length > 1 && (
        <div className={styles['toolbar']}>
          <span className={styles['planned']}>{texts.planned({ planned, count })}</span>
          <span className={styles['space']} />
          {children}
          {editable && (
            <Button start={<Icon path={plus} />} onClick={onCreate}>
              {texts.create}
            </Button>
          )}
          <PictureButton dialog={SlicesPicture} />
          {!narrow && (
            <QuietButton label={storyMapTexts.keysButton} onClick={() => ui.set({ keys: true })}>
              <Icon path={keyboard} />
            </QuietButton>
          )}
        </div>
      )}
      {failed !== null && (
        <Alert severity="error" role="alert" action={<Button onClick={onRetry}>{commonTexts.tryAgain}</Button>}>
          {sentences(listTexts.refreshFailed({ message: failed.message }))}
        </Alert>
      )}
    </>
  );
}
