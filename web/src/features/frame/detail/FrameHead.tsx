import { type ReactNode, useState } from 'react';
import * as texts from '#shared/texts/frame.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { edit } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { pageHeading } from '#web/components/focus/pageStart.ts';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from '../list/frame.module.css';

/**
 * The head of the page of an objective or a problem: its name, which editors can change, and what else stands beside
 * it.
 * @param dialog renames it
 */
export function FrameHead({
  name,
  dialog,
  children,
}: {
  name: string;
  dialog: (props: Openable) => ReactNode;
  children?: ReactNode;
}) {
  const mayEdit = useMayEdit();
  const [renaming, setRenaming] = useState(false);
  return (
    <div className={styles['head']}>
      <div className={styles['title']}>
        <Text as="h2" look="title" {...pageHeading} dir="auto" className={styles['anywhere']}>
          {name}
        </Text>
        {mayEdit && (
          <QuietButton label={texts.rename({ name })} onClick={() => setRenaming(true)}>
            <Icon path={edit} small />
          </QuietButton>
        )}
      </div>
      {children}
      {dialog({ open: renaming, onClose: () => setRenaming(false) })}
    </div>
  );
}
