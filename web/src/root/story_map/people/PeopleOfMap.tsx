import { useState } from 'react';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import * as texts from '#shared/texts/story_map/presence.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { useMediaQuery } from '#web/base/browser/useMediaQuery.ts';
import { Avatar } from '#web/components/controls/Avatar.tsx';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { useColleagues, useHead, useMap, useMembers } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';
import { PEOPLE, startFollowing } from '../follow/following.ts';
import { useIdle } from '../useIdle.ts';
import styles from './people.module.css';
import type { PeopleHereProps } from './PeopleHere.tsx';
import { peopleToShow } from './peopleToShow.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

const PeopleHere = lazyDialog<PeopleHereProps>(() => import('./PeopleHere.tsx').then((file) => file.PeopleHere));

/** The discs that are shown; of further people the number. */
const MOST = 4;
const MOST_TIGHT = 2;
const TIGHT = '(max-width: 899.95px)';

type Props = { narrow: boolean; onShare: () => void };

/**
 * The other people of the story map: those who have it open in their colour, each a button that follows them (rules
 * live.12, live.15), then its other members, who lead to the dialog of all members (rule share.16). Where it is narrow
 * only those who are here, as one button that lists them.
 */
export function PeopleOfMap({ narrow, onShare }: Props) {
  const { uid: self } = useMapPerson();
  const owner = useHead((head) => head.owner);
  const members = useMembers();
  const here = useColleagues();
  const tight = useMediaQuery(TIGHT);
  // The names are the answer of another call, which the page does not wait for.
  const isIdle = useIdle();
  const nameOf = useNames(texts.somebody, texts.somebody, { enabled: isIdle || here.length > 0 });
  const all = { here, members: [owner, ...members.keys()].filter((uid) => uid !== self), nameOf };
  const { present, absent, further } = peopleToShow(all, tight ? MOST_TIGHT : MOST);
  if (narrow) return here.length > 0 && nameOf !== undefined && <AllHere most={MOST_TIGHT} nameOf={nameOf} />;
  return (
    <div className={styles['people']}>
      {present.length > 0 && nameOf !== undefined && (
        <div role="group" aria-label={texts.here({ count: here.length })} className={styles['here']}>
          {present.map((uid) => (
            <FollowButton key={uid} uid={uid} name={nameOf(uid)} />
          ))}
          {here.length > present.length && <AllHere most={0} nameOf={nameOf} />}
        </div>
      )}
      {absent.length + further > 0 && (
        <Members uids={absent} all={all.members} further={further} nameOf={nameOf} onClick={onShare} />
      )}
    </div>
  );
}

type NameOf = (uid: string) => string;

/** Somebody who has the map open: a click follows their view. */
function FollowButton({ uid, name }: { uid: string; name: string }) {
  const map = useMap();
  return (
    <Tooltip title={texts.isHere({ name })} describes>
      <button
        type="button"
        className={styles['follow']}
        {...{ [PEOPLE]: uid }}
        aria-label={texts.follow({ name })}
        onClick={() => startFollowing(map, uid)}
      >
        <PersonAvatar uid={uid} name={name} />
      </button>
    </Tooltip>
  );
}

/** The members who do not have the map open. */
function Members(props: {
  uids: readonly string[];
  all: readonly string[];
  further: number;
  nameOf: NameOf | undefined;
  onClick: () => void;
}) {
  const { uids, all, further, nameOf, onClick } = props;
  const names = nameOf === undefined ? '' : all.map(nameOf).join(', ');
  return (
    <Tooltip title={names} describes>
      <button
        type="button"
        className={styles['button']}
        aria-label={sharingTexts.peopleWith({ count: all.length })}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {uids.map((uid) => (
          <Avatar key={uid} initials={nameOf && initialsOfName(nameOf(uid))} className={styles['away']} />
        ))}
        {further > 0 && <span className={styles['more']}>{texts.more({ count: further })}</span>}
      </button>
    </Tooltip>
  );
}

/** Everybody who has the map open, behind one button. @param most how many discs it shows */
function AllHere({ most, nameOf }: { most: number; nameOf: NameOf }) {
  const uids = useColleagues();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const people = uids.map((uid) => ({ uid, name: nameOf(uid) })).sort((a, b) => a.name.localeCompare(b.name));
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
