import * as texts from '#shared/texts/story_map/presence.ts';
import { Text } from '#web/components/controls/Text.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { startFollowing } from '../follow/following.ts';
import styles from './people.module.css';
import { PersonAvatar } from './PersonAvatar.tsx';

export type PeopleHereProps = Openable & {
  anchor: HTMLElement | null;
  people: readonly { uid: string; name: string }[];
};

/** The names of the other people on the story map. */
export function PeopleHere({ open, anchor, onClose, people }: PeopleHereProps) {
  const map = useMap();
  const label = texts.here({ count: people.length });
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={label}>
      <div className={styles['list']}>
        <Text look="compact" quiet>
          {label}
        </Text>
        <ul aria-label={label}>
          {people.map((person) => (
            <li key={person.uid}>
              <button
                type="button"
                aria-label={texts.follow({ name: person.name })}
                onClick={() => {
                  onClose();
                  startFollowing(map, person.uid);
                }}
              >
                <PersonAvatar {...person} />
                <Text dir="auto" oneLine>
                  {person.name}
                </Text>
                <span className={styles['followText']}>{texts.followShort}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
