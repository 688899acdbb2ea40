import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#shared/contract/registry.ts';
import {
  integrationDisabled,
  integrationDoesNotExist,
  integrationItemDoesNotExist,
  journalEntryDoesNotExist,
} from '#shared/errors.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from '../support/caller.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { attributesOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';
import { createWorld, type World } from '../support/world.ts';

/** What all calls about a connection with Jira have in common, by the errors of their contracts. */

const stack = useStack();
const kept = useResettableWorld(stack);
let other: World;
beforeAll(async () => {
  other = await createWorld(stack());
});

/** Calls that find the connection by a link of the epic. */
const byLink = everyCall(({ errors }) => errors.includes(integrationItemDoesNotExist));
const about = everyCall(({ errors }) =>
  [integrationDoesNotExist, integrationItemDoesNotExist].some((error) => errors.includes(error)),
);
/** A connection that is disabled can be enabled, and does not keep people from what is on this side. */
const alsoDisabled: readonly CallName[] = [
  'change_integration',
  'integration_drift',
  'integration_journal',
  ...byLink.filter((name) => name !== 'send_epic_value'),
];
const make = async (name: CallName, world: World, more: object = {}) => {
  const { status, body } = await send(stack(), name, { ...fixtures[name](world), ...more }, world.owner.idToken);
  return `${status} ${String(body['code'])}`;
};

test('calls about connections are found', () => {
  expect(about.length).toBeGreaterThan(12);
});

describe.each(about)('%s', (name) => {
  test('finds no connection of another company, and changes nothing there', async () => {
    const world = await kept.reset();
    const before = await attributesOf(stack(), other.domain);
    const { integration } = other;
    // One call finds the connection by an entry of the journal.
    const more = name === 'replay_sent' ? { entryId: integration.failedEntry } : { integrationId: integration.id };
    const found = name === 'replay_sent' ? journalEntryDoesNotExist : integrationDoesNotExist;
    const { code } = byLink.includes(name) ? integrationItemDoesNotExist : found;
    expect(await make(name, world, more)).toBe(`404 ${code}`);
    expect(await attributesOf(stack(), other.domain)).toEqual(before);
  });

  test(`is ${alsoDisabled.includes(name) ? 'made' : 'refused'} while the connection is disabled`, async () => {
    const world = await kept.reset();
    await world.call('change_integration', { integrationId: world.integration.id, enabled: false });
    const expected = alsoDisabled.includes(name) ? '200 undefined' : `409 ${integrationDisabled.code}`;
    expect(await make(name, world)).toBe(expected);
  });
});
