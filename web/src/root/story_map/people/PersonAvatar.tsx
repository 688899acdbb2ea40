import type { CSSProperties } from 'react';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { personColour } from '#web/replica/presence/personColour.ts';
import styles from './people.module.css';

/** Somebody on the story map, in the colour of their edge on the board. */
export function PersonAvatar({ uid, name }: { uid: string; name: string }) {
  return (
    <Avatar
      initials={initialsOfName(name)}
      className={styles['avatar']}
      style={{ '--person': personColour(uid), backgroundColor: personColour(uid) } as CSSProperties}
    />
  );
}
