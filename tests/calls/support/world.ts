import { randomBytes } from 'node:crypto';
import { companyOfEmail } from '#shared/model/company.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import { addMember, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { make } from './caller.ts';
import { signIn, type Tokens } from './signIn.ts';

export const PASSWORD = 'correct horse';

/** Somebody of a test company. */
export type Somebody = Tokens & { email: string; uid: string };

/**
 * A company of its own for a test, with everybody in it that the permission table tells apart, and a small story map. Every text in it
 * carries the canary, which must never be seen from another company.
 */
export type World = {
  stack: LocalStack;
  domain: string;
  canary: string;
  /** Owner of the map and super admin of the company. */
  owner: Somebody;
  editor: Somebody;
  viewer: Somebody;
  /** Has access to the application but no part in the map. */
  colleague: Somebody;
  /** Signed up, but never got access. */
  outsider: Somebody;
  /** Registered by the admin, not signed up. */
  invited: { email: string };
  mapId: string;
  priorityId: string;
  /** Backbone: `first` with the children `child` and `sibling`, then `second` without children. */
  whats: { first: string; second: string; child: string; sibling: string };
  call: <Name extends CallName>(name: Name, input: CallInput<Name>, as?: Somebody) => Promise<CallOutput<Name>>;
};

const uidOf = (idToken: string) => (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { uid?: string }).uid ?? '';

/** Makes somebody who has verified their address, and signs them in. */
export async function signUp(stack: LocalStack, email: string, username: string): Promise<Somebody> {
  await stack.pool.admin.createConfirmedUser({ email, password: PASSWORD, username });
  const tokens = await signIn(stack, email, PASSWORD);
  return { ...tokens, email, uid: uidOf(tokens.idToken) };
}

/** Shares a map, which has no call yet. */
export async function share(domain: string, mapId: string, uid: string, role: 'editor' | 'viewer'): Promise<void> {
  const company = companyOfEmail(`x@${domain}`);
  if (company === undefined) throw new Error(`${domain} is no company`);
  const { reader, writer } = companyStore(company);
  const [head] = await reader.get<[StoryMapHead]>([reader.keys.storyMap(mapId)]);
  if (head === undefined) throw new Error('there is no such map');
  await writer({ uid: head.owner, tab: null, call: 'test' }).commit({ storyMap: mapId }, addMember(reader.keys, head, uid, role));
}

/** Builds a world of its own in the stack. */
export async function createWorld(stack: LocalStack): Promise<World> {
  const canary = `canary${randomBytes(6).toString('hex')}`;
  const domain = `${canary}.example`;
  const owner = await signUp(stack, `owner@${domain}`, `Olga ${canary}`);
  const call: World['call'] = (name, input, as = owner) => make(stack, as.idToken, name, input);
  const colleagueNamed = async (name: string) => {
    await call('add_registered_email', { email: `${name}@${domain}` });
    return signUp(stack, `${name}@${domain}`, `${name} ${canary}`);
  };
  const [editor, viewer, colleague] = await Promise.all(['editor', 'viewer', 'colleague'].map(colleagueNamed));
  if (editor === undefined || viewer === undefined || colleague === undefined) throw new Error('nobody came');
  const outsider = await signUp(stack, `outsider@${domain}`, `outsider ${canary}`);
  const invited = { email: `invited@${domain}` };
  await call('add_registered_email', invited);

  const { id: mapId } = await call('story_map_container_create', { name: `Map ${canary}`, why: `Purpose ${canary}` });
  await share(domain, mapId, editor.uid, 'editor');
  await share(domain, mapId, viewer.uid, 'viewer');
  const add = async (description: string, parentId: string | null) =>
    (await call('add_what', { containerId: mapId, description: `${description} ${canary}`, level: parentId === null ? 0 : 1, parentId })).id;
  const first = await add('First', null);
  const second = await add('Second', null);
  const whats = { first, second, child: await add('Child', first), sibling: await add('Sibling', first) };
  const { priorityOrder } = await call('company_settings', {});
  const priorityId = priorityOrder[0] ?? '';
  return { stack, domain, canary, owner, editor, viewer, colleague, outsider, invited, mapId, priorityId, whats, call };
}
