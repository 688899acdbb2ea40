import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from './callAs.ts';
import type { CreatedMap } from './createMap.ts';
import type { People } from './createPeople.ts';
import { severalAtOnce } from './severalAtOnce.ts';
import type { DemoChangeRequest } from './types.ts';

/**
 * Asks for other texts of what story maps share, and answers some of the requests.
 * @param maps the story maps of the company
 */
export async function askForChanges(
  people: People,
  requests: readonly DemoChangeRequest[],
  maps: readonly CreatedMap[],
): Promise<void> {
  // Each is about a text of its own.
  await severalAtOnce(requests, async ({ by, map, kind, old, wanted, answers, escalated }) => {
    const call = people.as(by);
    const { containerId } = maps.find((one) => one.map.name === map) ?? fail(map);
    const { requestId } = await call('create_description_change_request', {
      containerId,
      objectId: await objectOn(call, containerId, kind, old),
      changeType: kind === 'what' ? 'what_description' : 'who_name',
      newDescription: wanted,
    });
    if (requestId === null) return fail(wanted);
    for (const [person, accept] of Object.entries(answers)) {
      const answer = people.as(person);
      await asked(answer, requestId);
      await answer('respond_description_change_request', { requestId, accept });
    }
    if (escalated) await call('escalate_change_request', { requestId });
  });
}

/** How often the stream is waited for, and how long each time, in milliseconds. */
const TRIES = 200;
const PAUSE_MS = 50;

/** Waits until a person is asked, which the stream does. @throws when that takes too long */
async function asked(call: Caller, requestId: string): Promise<void> {
  for (let i = 0; i < TRIES; i += 1) {
    const { docs } = await call('change_requests', { list: 'awaiting', page: 1 });
    if (docs.some(({ id }) => id === requestId)) return;
    await delay(PAUSE_MS);
  }
  fail(requestId);
}

/** The id of an Activity or Who on a map. */
async function objectOn(call: Caller, containerId: string, kind: 'what' | 'who', text: string): Promise<string> {
  const { whats, whos } = await call('get_container', { containerId });
  const found =
    kind === 'what' ? whats.find(({ description }) => description === text) : whos.find(({ name }) => name === text);
  return found?.id ?? fail(text);
}

function fail(what: string): never {
  throw new Error(`The demo has no ${what}`);
}
