import type { Call } from '#web/replica/command.ts';
import type { CommandEvent } from '#web/replica/command.ts';
import { placeAtEnd } from '#web/replica/story_map/layout.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { type Sketch, standingOn } from './boards.ts';
import { FakeServer } from './fakeServer.ts';

/** A map that is open at a small server of its own. @param callOf what is made of the server's calls on their way */
export function openMap(sketch: Sketch, callOf: (server: FakeServer) => Call = (server) => server.call) {
  const server = new FakeServer(sketch);
  const events: CommandEvent[] = [];
  const map = new MapReplica(server.copy(), callOf(server));
  map.pending.onEvent((event) => event.kind !== 'begun' && events.push(event));
  return {
    server,
    map,
    cards: map.cards,
    layout: map.layout,
    events,
    seen: () => standingOn(map.layout),
    end: (parent: string | null) => placeAtEnd(map.layout, parent),
  };
}
