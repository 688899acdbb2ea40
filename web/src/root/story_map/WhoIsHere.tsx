import { useState } from 'react';
import * as texts from '#shared/texts/story_map/presence.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { PEOPLE } from './follow/following.ts';
import type { PeopleHereProps } from './PeopleHere.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';
import styles from './whoIsHere.module.css';

const PeopleHere = lazyDialog<PeopleHereProps>(() => import('./PeopleHere.tsx').then((file) => file.PeopleHere));

/** The people who are shown by their initials; of further ones the number. */
const MOST = 5;
const MOST_NARROW = 2;

/** The other people who have the story map open (rule live.12). The button lists them. */
export function WhoIsHere({ uids, narrow }: { uids: readonly string[]; narrow: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nameOf = useNames(texts.somebody);
  if (nameOf === undefined) return null;
  const people = uids.map((uid) => ({ uid, name: nameOf(uid) })).sort((a, b) => a.name.localeCompare(b.name));
  const most = narrow ? MOST_NARROW : MOST;
  const further = people.length - most;
  return (
    <>
      <Tooltip title={anchor === null ? people.map(({ name }) => name).join(', ') : ''} describes onTouch>
        <button
          type="button"
          className={styles['button']}
          {...{ [PEOPLE]: '' }}
          aria-label={texts.here({ count: people.length })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {people.slice(0, most).map((person) => (
            <PersonAvatar key={person.uid} {...person} />
          ))}
          {further > 0 && <span className={styles['more']}>{texts.more({ count: further })}</span>}
        </button>
      </Tooltip>
      <PeopleHere open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} people={people} />
    </>
  );
}
