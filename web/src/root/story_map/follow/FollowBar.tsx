import { type CSSProperties, useEffect, useRef } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/presence.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { personColour } from '#web/replica/presence/personColour.ts';
import { useColleagues, useMap } from '#web/replica/story_map/useMap.ts';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import styles from './follow.module.css';
import { stopFollowing } from './following.ts';
import { useEndByUser } from './useEndByUser.ts';
import { useFollowedView } from './useFollowedView.ts';

/** Who changes the page has another connection for a moment, and is not gone. */
const GONE_MS = 5_000;

/** Follows the view of a colleague, and says so, until the user does something else or the colleague leaves. */
export function FollowBar({ uid }: { uid: string }) {
  const map = useMap();
  const name = useNames(texts.somebody)?.(uid);
  useFollowedView(uid);
  useEndByUser();
  useEndWhenGone(uid, name ?? texts.somebody);
  return (
    <div className={styles['bar']} data-follow="" style={{ '--colleague': personColour(uid) } as CSSProperties}>
      {name !== undefined && (
        <>
          <PersonAvatar uid={uid} name={name} />
          {/* Announced as it comes, unlike a status, which has to be there before. */}
          <span role="alert" className={styles['text']} dir="auto">
            {texts.following({ name })}
          </span>
          <Button aria-label={texts.stopFollowing({ name })} onClick={() => stopFollowing(map)}>
            {texts.stop}
          </Button>
        </>
      )}
    </div>
  );
}

function useEndWhenGone(uid: string, name: string): void {
  const map = useMap();
  const toasts = useToasts();
  const isHere = useColleagues().includes(uid);
  const nameNow = useRef(name);
  useEffect(() => {
    nameNow.current = name;
  });
  useEffect(() => {
    if (isHere) return undefined;
    const timer = setTimeout(() => {
      stopFollowing(map);
      toasts.show({ severity: 'info', text: texts.left({ name: nameNow.current }), ms: TOAST_MS.info });
    }, GONE_MS);
    return () => clearTimeout(timer);
  }, [isHere, map, toasts]);
}
