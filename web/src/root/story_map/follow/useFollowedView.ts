import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMap, useViewOf } from '#web/replica/story_map/useMap.ts';
import { pathOfView } from './view.ts';

/** Goes to the page that a colleague has on their screen, and to the card in its middle. */
export function useFollowedView(uid: string): void {
  const map = useMap();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = useViewOf(uid);
  const path = view && pathOfView(map.containerId, view);
  const here = useRef(pathname);
  useEffect(() => {
    here.current = pathname;
  });
  const hasGone = useRef(false);
  useEffect(() => {
    if (path === undefined || path === here.current) return;
    // Going back leads to where the user was before, not through all that the colleague did.
    void navigate(path, { replace: hasGone.current });
    hasGone.current = true;
  }, [path, navigate]);
  const sees = view?.sees ?? null;
  useEffect(() => {
    map.followed.set({ sees });
  }, [map, sees]);
}
