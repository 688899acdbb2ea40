import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { pageHeading } from '#web/components/focus/pageStart.ts';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { RenameLine } from '#web/components/list/RenameLine.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';

/** The name of a release as the heading of its page. A click renames it in place (rule release.1). */
export function ReleaseName({ release, locked }: { release: Release; locked: boolean }) {
  const containerId = useContainerId();
  const rename = useCommand('change_release_name');
  const button = useRef<HTMLButtonElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const { id: releaseId, name } = release;
  if (isRenaming && !locked)
    return (
      <div className={styles['renaming']}>
        <RenameLine
          name={name}
          label={texts.name}
          problemOf={tooLong}
          rename={(next, seen) => rename.mutateAsync({ containerId, releaseId, name: next, expect: { name: seen } })}
          onClose={(byKey) => {
            flushSync(() => setRenaming(false));
            if (byKey) returnFocus(button.current);
          }}
        />
      </div>
    );
  return (
    <Text as="h2" look="title" {...pageHeading} className={styles['anywhere']}>
      {locked ? (
        name
      ) : (
        <button
          type="button"
          ref={button}
          className={styles['nameButton']}
          title={texts.menu.name}
          dir="auto"
          onClick={() => setRenaming(true)}
        >
          {name}
        </button>
      )}
    </Text>
  );
}
