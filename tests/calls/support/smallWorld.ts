import { randomBytes } from 'node:crypto';
import type { Running } from '#infra/local/running.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import type { AccessItem } from '#lambdas/entities/people/access.ts';
import { addMember, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { make } from './caller.ts';
import { signIn, type Tokens } from './signIn.ts';

export const PASSWORD = 'correct horse';

/** A user of a test company. */
export type Somebody = Tokens & { email: string; uid: string };

/**
 * A separate company for a test, with all users that the permission table distinguishes, and a small story map. All
 * texts in it contain the canary, which must never be visible to another company.
 */
export type SmallWorld<Stack extends Running = LocalStack> = {
  stack: Stack;
  domain: string;
  canary: string;
  /** The owner of the map and super admin of the company. */
  owner: Somebody;
  editor: Somebody;
  viewer: Somebody;
  /** Has access to the application but no role on the map. */
  colleague: Somebody;
  /** Signed up, but never got access, nor asked for it. */
  outsider: Somebody;
  /** Signed up, and waiting for access. */
  applicant: Somebody;
  /** Registered by the admin, not signed up yet. */
  invited: { email: string };
  containerId: string;
  priorityId: string;
  /**
   * Backbone: `first` with the children `child` and `sibling`, then `second` without children.
   */
  whats: { first: string; second: string; child: string; sibling: string };
  /**
   * Whos of the map: `customer` and `clerk` are linked with each other, `customer` with the Activity `child`; `driver`
   * has no links.
   */
  whos: { customer: string; clerk: string; driver: string };
  /** The group and category of all Whos, and a group without Whos before it. */
  whoLabels: { group: string; category: string; otherGroup: string };
  /** Link types of the company, two of each kind. */
  linkTypes: { whatWho: readonly [string, string]; whoWho: readonly [string, string] };
  /** The types of reference links, and a maturity item, of the company. */
  referenceTypeId: string;
  maturityItemId: string;
  call: <Name extends CallName>(name: Name, input: CallInput<Name>, as?: Somebody) => Promise<CallOutput<Name>>;
};

const uidOf = (idToken: string) =>
  (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { uid?: string }).uid ?? '';

/** Creates a user with a verified address, and signs them in. */
export async function signUp(stack: Running, email: string, username: string): Promise<Somebody> {
  await stack.pool.admin.createConfirmedUser({ email, password: PASSWORD, username });
  const tokens = await signIn(stack, email, PASSWORD);
  return { ...tokens, email, uid: uidOf(tokens.idToken) };
}

/** Shares any owner's map. */
export async function share(
  domain: string,
  containerId: string,
  uid: string,
  role: 'editor' | 'viewer',
): Promise<void> {
  const { reader, writer } = storeOf(domain);
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]);
  if (head === undefined) throw new Error('there is no such map');
  await writer({ uid: head.owner, tab: null, call: 'test' }).commit({ storyMap: containerId }, [
    addMember(reader.keys, head.id, uid, role, head),
  ]);
}

async function uidAt(domain: string, email: string): Promise<string> {
  const { reader } = storeOf(domain);
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
  return access?.uid ?? '';
}

export function storeOf(domain: string): ReturnType<typeof companyStore> {
  const company = companyOfEmail(`x@${domain}`);
  if (company === undefined) throw new Error(`${domain} is no company`);
  return companyStore(company);
}

/**
 * Creates a small world in the stack, for a third of the work of a whole one, and waits until its stream consumers, if
 * any, have caught up.
 */
export async function createSmallWorld<Stack extends Running & Partial<Pick<LocalStack, 'stream'>>>(
  stack: Stack,
): Promise<SmallWorld<Stack>> {
  const world = await startWorld(stack);
  await stack.stream?.settled(); // Otherwise writes of its consumers would count for the first call of a test.
  return world;
}

/** Creates a small world, from which its stream consumers have work left. */
export async function startWorld<Stack extends Running>(stack: Stack): Promise<SmallWorld<Stack>> {
  const canary = `canary${randomBytes(6).toString('hex')}`;
  const domain = `${canary}.example`;
  const owner = await signUp(stack, `owner@${domain}`, `Olga ${canary}`);
  const call: SmallWorld['call'] = (name, input, as = owner) => make(stack, as.idToken, name, input);
  const colleagueNamed = async (name: string) => {
    await call('add_registered_email', { email: `${name}@${domain}` });
    return signUp(stack, `${name}@${domain}`, `${name} ${canary}`);
  };
  const [editor, viewer, colleague] = await Promise.all(['editor', 'viewer', 'colleague'].map(colleagueNamed));
  if (editor === undefined || viewer === undefined || colleague === undefined) throw new Error('nobody came');
  const [outsider, applicant] = await Promise.all([
    signUp(stack, `outsider@${domain}`, `outsider ${canary}`),
    signUp(stack, `applicant@${domain}`, `applicant ${canary}`),
  ]);
  // Tokens of people without access name no uid.
  outsider.uid = await uidAt(domain, outsider.email);
  await call('ask_for_access', { email: applicant.email }, applicant);
  const invited = { email: `invited@${domain}` };
  await call('add_registered_email', invited);

  const { id: containerId } = await call('story_map_container_create', {
    name: `Map ${canary}`,
    why: `Purpose ${canary}`,
  });
  await share(domain, containerId, editor.uid, 'editor');
  await share(domain, containerId, viewer.uid, 'viewer');
  const add = async (description: string, parentId: string | null) =>
    (
      await call('add_what', {
        containerId,
        description: `${description} ${canary}`,
        level: parentId === null ? 0 : 1,
        parentId,
      })
    ).id;
  const first = await add('First', null);
  const second = await add('Second', null);
  const whats = { first, second, child: await add('Child', first), sibling: await add('Sibling', first) };
  const { priorityOrder, who_what_link_type, who_who_link_type, reference_link, maturity } = await call(
    'company_settings',
    {},
  );
  const priorityId = priorityOrder[0] ?? '';
  const firstTwo = (types: readonly { id: string }[]) => [types[0]?.id ?? '', types[1]?.id ?? ''] as const;
  const linkTypes = { whatWho: firstTwo(who_what_link_type), whoWho: firstTwo(who_who_link_type) };
  const otherGroup = await call('add_who_label', { containerId, kind: 'group', name: `Nobody ${canary}` });
  const addWho = async (name: string) =>
    (
      await call('add_who', {
        containerId,
        name: `${name} ${canary}`,
        group: `People ${canary}`,
        category: `Inside ${canary}`,
      })
    ).id;
  const whos = { customer: await addWho('Customer'), clerk: await addWho('Clerk'), driver: await addWho('Driver') };
  const { whoGroups, whoCategories } = await call('get_container', { containerId });
  const whoLabels = {
    group: whoGroups.find(({ id }) => id !== otherGroup.id)?.id ?? '',
    category: whoCategories[0]?.id ?? '',
    otherGroup: otherGroup.id,
  };
  await call('add_what_who_links', {
    containerId,
    whatId: whats.child,
    linkTypeId: linkTypes.whatWho[0],
    whoIds: [whos.customer],
  });
  const pair = { whoId: whos.customer, otherWhoId: whos.clerk };
  await call('add_who_who_link', { containerId, ...pair, linkTypeId: linkTypes.whoWho[0] });
  return {
    stack,
    domain,
    canary,
    owner,
    editor,
    viewer,
    colleague,
    outsider,
    applicant,
    invited,
    containerId,
    priorityId,
    whats,
    whos,
    whoLabels,
    linkTypes,
    referenceTypeId: reference_link[0]?.id ?? '',
    maturityItemId: maturity[0]?.id ?? '',
    call,
  };
}
