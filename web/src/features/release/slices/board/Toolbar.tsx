import type { ReactNode } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as listTexts from '#shared/texts/lists.ts';
import * as texts from '#shared/texts/story_map/slices.ts';
import type { ApiError } from '#web/base/api/ApiError.ts';
import { Alert } from '#web/components/controls/Alert.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { TabTools } from '#web/components/page/TabRow.tsx';
import { PictureButton } from '#web/components/picture/PictureButton.tsx';
import { sentences } from '#web/components/text/sentences.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { useSliceBoard } from '../slicesContext.ts';
import styles from './slices.module.css';

const SlicesPicture = lazyDialog(() => import('../picture/SlicesPicture.tsx').then((file) => file.SlicesPicture));

type Props = {
  onCreate: () => void;
  /** Why the lanes could not be refetched. */
  failed: ApiError | null;
  onRetry: () => void;
  children: ReactNode;
};

/** In the row above the lanes: the button for a new release, and the planned share of the map. */
export function Toolbar({ onCreate, failed, onRetry, children }: Props) {
  const editable = useMayEdit();
  const { lanes, count, planned } = useSliceBoard();
  return (
    <>
      {count > 0 && lanes.length > 1 && (
        <TabTools>
          <span className={styles['planned']}>{texts.planned({ planned, count })}</span>
          <span className={styles['space']} />
          {children}
          {editable && (
            <Button start={<Icon path={plus} />} onClick={onCreate}>
              {texts.create}
            </Button>
          )}
          <PictureButton dialog={SlicesPicture} />
        </TabTools>
      )}
      {failed !== null && (
        <Alert severity="error" role="alert" action={<Button onClick={onRetry}>{commonTexts.tryAgain}</Button>}>
          {sentences(listTexts.refreshFailed({ message: failed.message }))}
        </Alert>
      )}
    </>
  );
}
