import { liveTab } from '#web/replica/live/liveTabOfPage.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { Presence, type Shown } from './Presence.ts';

/** Is there on a map, over the live connection of this tab. @returns leaves */
export function attend(map: MapReplica, shown: Shown): () => void {
  const presence = new Presence(map.containerId, map.colleagues, (text) => liveTab.say(text));
  const leave = liveTab.attend(presence);
  const show = () => presence.show(shown.get());
  show();
  const unsubscribe = shown.subscribe(show);
  return () => {
    unsubscribe();
    presence.stop();
    leave();
  };
}
