import { beforeAll, describe, expect, test } from 'vitest';
import {
  companyAccessRequestEntity,
  type CompanyAccessRequestItem,
} from '#lambdas/entities/people/companyAccessRequest.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import { ASK_AGAIN_MS } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { createSmallWorld, PASSWORD, signUp, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const uninvited = (name: string) => signUp(stack(), `${name}@${world.domain}`, `${name} ${world.canary}`);
const ask = (as: Somebody) => world.call('ask_for_access', { email: as.email }, as);
const asked = async (as: Somebody) => (await world.call('asked_for_access', {}, as)).date;
const waiting = async () => (await world.call('company_access_requests', {})).docs;
const requestOf = async ({ email }: Somebody) => (await waiting()).find((request) => request.email === email);

/** Moves a person's request into the past. */
async function backdate({ email }: Somebody, ms: number): Promise<void> {
  const { reader, writer } = companyStore(companyOfEmail(email) ?? fail(email));
  const [item] = await reader.get<[CompanyAccessRequestItem]>([rowKeys.companyAccessRequest(reader.keys, email)]);
  if (item === undefined) fail(email);
  await writer({ uid: null, tab: null, call: 'test' }).commit('company', [
    change(companyAccessRequestEntity, item, { date: item.date - ms }),
  ]);
}

function fail(email: string): never {
  throw new Error(`${email} has not asked`);
}

describe('a person who was never given access', () => {
  test('asks once, however often they click, and administrators see the request until one grants access', async () => {
    const bob = await uninvited('bob');
    expect(await asked(bob)).toBeNull();
    const { date, change } = await ask(bob);
    expect(change).not.toBeNull();
    expect(await ask(bob)).toMatchObject({ date, change: null });
    expect(await asked(bob)).toBe(date);
    expect(await requestOf(bob)).toMatchObject({ uid: expect.any(String), username: `bob ${world.canary}`, date });
    await world.call('add_registered_email', { email: bob.email });
    expect(await requestOf(bob)).toBeUndefined();
    expect(await asked(bob)).toBeNull();
    expect(await ask(bob)).toMatchObject({ date: null, change: null });
  });

  test('may ask again after a day', async () => {
    const carl = await uninvited('carl');
    const { date } = await ask(carl);
    await backdate(carl, ASK_AGAIN_MS - 60_000);
    expect((await ask(carl)).change).toBeNull();
    await backdate(carl, 60_000);
    const again = await ask(carl);
    expect(again.date).toBeGreaterThanOrEqual(date ?? 0);
    expect(await requestOf(carl)).toMatchObject({ date: again.date });
    expect((await waiting()).filter(({ email }) => email === carl.email)).toHaveLength(1);
  });

  test('cannot ask once their access was taken away', async () => {
    const dora = await uninvited('dora');
    await ask(dora);
    await world.call('add_registered_email', { email: dora.email });
    await world.call('remove_registered_email', { email: dora.email });
    const back = await signUpAgain(dora);
    expect(await refusal(world, 'ask_for_access', { email: back.email }, back)).toBe('403 no-company-access');
    expect(await refusal(world, 'asked_for_access', {}, back)).toBe('403 no-company-access');
    expect(await requestOf(dora)).toBeUndefined();
  });

  test('whose request is declined reads so, waits no longer, and may ask again a day after asking', async () => {
    const fritz = await uninvited('fritz');
    const decline = () => refusal(world, 'decline_company_access_request', { email: fritz.email });
    expect(await decline()).toBe('404 access-request-does-not-exist');
    const { date } = await ask(fritz);
    await world.call('decline_company_access_request', { email: fritz.email });
    expect(await decline()).toBe('404 access-request-does-not-exist');
    expect(await requestOf(fritz)).toBeUndefined();
    expect(await world.call('asked_for_access', {}, fritz)).toEqual({ date, declined: true });
    expect(await ask(fritz)).toMatchObject({ date: null, change: null });
    const gerd = await uninvited('gerd');
    await ask(gerd);
    await backdate(gerd, ASK_AGAIN_MS);
    await world.call('decline_company_access_request', { email: gerd.email });
    const again = await ask(gerd);
    expect(again.change).not.toBeNull();
    expect(await world.call('asked_for_access', {}, gerd)).toEqual({ date: again.date, declined: false });
    expect(await requestOf(gerd)).toBeDefined();
    await world.call('add_registered_email', { email: gerd.email });
    expect(await refusal(world, 'decline_company_access_request', { email: gerd.email })).toBe(
      '404 access-request-does-not-exist',
    );
  });

  test('is seen only by the administrators of their own company', async () => {
    const other = await createSmallWorld(stack());
    await ask(await uninvited('emil'));
    expect((await other.call('company_access_requests', {})).docs.map(({ email }) => email)).toEqual([
      other.applicant.email,
    ]);
    expect(await refusal(world, 'company_access_requests', {}, world.editor)).toBe('403 not-administrator');
  });
});

/** Signs a person in again: tokens from before access was removed no longer count. */
async function signUpAgain(somebody: Somebody): Promise<Somebody> {
  return { ...somebody, ...(await signIn(stack(), somebody.email, PASSWORD)) };
}
