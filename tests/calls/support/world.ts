import { randomBytes } from 'node:crypto';
import type { Running } from '#infra/local/running.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import type { AccessItem } from '#lambdas/data/entities/access.ts';
import { addMember, createStoryMap, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { companyOfEmail } from '#shared/model/company.ts';
import { newId } from '#shared/model/ids.ts';
import { type Across, addAcross } from './across.ts';
import { make } from './caller.ts';
import { addExport } from './finishedExport.ts';
import { type Frame, frame } from './frame.ts';
import { addInitiative, type Initiative } from './initiative.ts';
import { addIntegration, type Connected, type Reaching } from './integration.ts';
import { openRequest } from './openRequests.ts';
import { addOtherSignIn } from './otherSignIn.ts';
import { plan, type Planning } from './planning.ts';
import { signIn, type Tokens } from './signIn.ts';
import { fillTrash, type Trash } from './trash.ts';
import { useOnAnotherMap } from './useOnAnotherMap.ts';

export const PASSWORD = 'correct horse';

/** A user of a test company. */
export type Somebody = Tokens & { email: string; uid: string };

/**
 * A separate company for a test, with all users that the permission table distinguishes, and a small story map. All
 * texts in it contain the canary, which must never be visible to another company.
 */
export type World<Stack extends Running = LocalStack> = {
  stack: Stack;
  domain: string;
  canary: string;
  /** The owner of the map and super admin of the company. */
  owner: Somebody;
  editor: Somebody;
  viewer: Somebody;
  /** The id of another account with which the owner signs in. */
  otherSignIn: string;
  /** Has access to the application but no role on the map; has requested to view it. */
  colleague: Somebody;
  /** Signed up, but never got access, nor asked for it. */
  outsider: Somebody;
  /** Signed up, and waiting for access. */
  applicant: Somebody;
  /** Registered by the admin, not signed up yet. */
  invited: { email: string };
  mapId: string;
  priorityId: string;
  /**
   * Backbone: `first` with the children `child` and `sibling`, then `second` without children. The map
   * `spareMaps.linked` uses `sibling` too.
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
  /**
   * Maps of the owner that the editor may also edit and that no list shows: one without a link, one that `sibling` is
   * linked to.
   */
  spareMaps: { free: string; linked: string };
  /** A map of the colleague that the editor may also edit; the owner is not a member. */
  foreignMapId: string;
  /** The references of the Activity `child`. */
  reference: { name: string; type: string };
  maturityItemId: string;
  /** Releases of the map, with their contents. */
  planning: Planning;
  /** An epic that can go to another story map. */
  across: Across;
  /** Its objectives, problems and benefits. */
  frame: Frame;
  /**
   * Requests for other names of Whos on maps of their own: made by the owner, awaiting the owner and the editor, and one
   * that the colleague has escalated.
   */
  changeRequests: { own: string; awaiting: string; escalated: string };
  /** What was deleted from the map, one of each kind, and a deleted map. */
  trash: Trash;
  /** An initiative of the owner that the editor may edit too. */
  initiative: Initiative;
  /** Its connection with a Jira. */
  integration: Connected;
  /** The latest export of the company's data, finished, with one file. */
  exportId: string;
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
export async function share(domain: string, mapId: string, uid: string, role: 'editor' | 'viewer'): Promise<void> {
  const { reader, writer } = storeOf(domain);
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, mapId)]);
  if (head === undefined) throw new Error('there is no such map');
  await writer({ uid: head.owner, tab: null, call: 'test' }).commit(
    { storyMap: mapId },
    addMember(reader.keys, head, uid, role),
  );
}

/** Creates a map that an editor may also edit, without the entries in any list. */
async function addSpareMap(domain: string, name: string, owner: Somebody, editor: Somebody): Promise<string> {
  const { reader, writer } = storeOf(domain);
  const id = newId();
  const head = { id, name, why: name, owner: owner.uid, createdAt: Date.now() };
  const steps = [...createStoryMap(reader.keys, head), ...addMember(reader.keys, head, editor.uid, 'editor')];
  await writer({ uid: owner.uid, tab: null, call: 'test' }).commit(
    { storyMap: id },
    steps.filter((step) => step.do === 'create'),
  );
  return id;
}

/** Two maps that share three Whos, with a change request for each. */
async function askForNames(
  company: Pick<World, 'call' | 'domain' | 'canary' | 'owner' | 'editor' | 'colleague'>,
): Promise<World['changeRequests']> {
  const { call, domain, canary, owner, editor, colleague } = company;
  const [ours, theirs] = await Promise.all([
    addSpareMap(domain, `Ours${canary}`, owner, editor),
    addSpareMap(domain, `Theirs${canary}`, colleague, editor),
  ]);
  const ask = async (name: string, isOurs: boolean, escalated = false) => {
    const oldText = `${name}${canary}`;
    const { id: whoId } = await call('add_who', { containerId: ours, name: oldText });
    await call('add_who', { containerId: theirs, name: oldText }, colleague);
    const [asks, asked] = isOurs ? [owner, colleague] : [colleague, owner];
    const people = [asked.uid, editor.uid];
    const maps = isOurs ? { containerId: ours, askedMapId: theirs } : { containerId: theirs, askedMapId: ours };
    return openRequest(
      domain,
      { ...maps, owner: asks.uid, kind: 'who', objectId: whoId, oldText, newText: `Other${oldText}`, people },
      escalated,
    );
  };
  return {
    own: await ask('Asked', true),
    awaiting: await ask('Awaited', false),
    escalated: await ask('Escalated', false, true),
  };
}

async function uidAt(domain: string, email: string): Promise<string> {
  const { reader } = storeOf(domain);
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
  return access?.uid ?? '';
}

function storeOf(domain: string): ReturnType<typeof companyStore> {
  const company = companyOfEmail(`x@${domain}`);
  if (company === undefined) throw new Error(`${domain} is no company`);
  return companyStore(company);
}

/** Creates a world in the stack, and waits until its stream consumers, if any, have caught up. */
export async function createWorld<Stack extends Running & Partial<Pick<LocalStack, 'stream'>> & Reaching>(
  stack: Stack,
): Promise<World<Stack>> {
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
  const [outsider, applicant] = await Promise.all([
    signUp(stack, `outsider@${domain}`, `outsider ${canary}`),
    signUp(stack, `applicant@${domain}`, `applicant ${canary}`),
  ]);
  // Tokens of people without access name no uid.
  outsider.uid = await uidAt(domain, outsider.email);
  await call('ask_for_access', { email: applicant.email }, applicant);
  const invited = { email: `invited@${domain}` };
  await call('add_registered_email', invited);

  const { id: mapId } = await call('story_map_container_create', { name: `Map ${canary}`, why: `Purpose ${canary}` });
  await share(domain, mapId, editor.uid, 'editor');
  await share(domain, mapId, viewer.uid, 'viewer');
  const add = async (description: string, parentId: string | null) =>
    (
      await call('add_what', {
        containerId: mapId,
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
  const otherGroup = await call('add_who_label', { containerId: mapId, kind: 'group', name: `Nobody ${canary}` });
  const addWho = async (name: string) =>
    (
      await call('add_who', {
        containerId: mapId,
        name: `${name} ${canary}`,
        group: `People ${canary}`,
        category: `Inside ${canary}`,
      })
    ).id;
  const whos = { customer: await addWho('Customer'), clerk: await addWho('Clerk'), driver: await addWho('Driver') };
  const { whoGroups, whoCategories } = await call('get_container', { containerId: mapId });
  const whoLabels = {
    group: whoGroups.find(({ id }) => id !== otherGroup.id)?.id ?? '',
    category: whoCategories[0]?.id ?? '',
    otherGroup: otherGroup.id,
  };
  await call('add_what_who_links', {
    containerId: mapId,
    whatId: whats.child,
    linkTypeId: linkTypes.whatWho[0],
    whoIds: [whos.customer],
  });
  const pair = { whoId: whos.customer, otherWhoId: whos.clerk };
  await call('add_who_who_link', { containerId: mapId, ...pair, linkTypeId: linkTypes.whoWho[0] });
  // One word with the canary, so that a search for the canary alone does not find these maps.
  const [free, linked] = await Promise.all(
    ['Free', 'Linked'].map((name) => addSpareMap(domain, `${name}${canary}`, owner, editor)),
  );
  const spareMaps = { free: free ?? '', linked: linked ?? '' };
  const foreignMapId = await addSpareMap(domain, `Foreign${canary}`, colleague, editor);
  await call('request_container_access', { containerId: mapId, access_type: 'view' }, colleague);
  await call('link_story_map', { containerId: mapId, whatId: whats.sibling, childContainerId: spareMaps.linked });
  await useOnAnotherMap(owner.email, spareMaps.linked, whats.sibling);
  const reference = { name: `Handbook ${canary}`, type: reference_link[0]?.id ?? '' };
  await call('add_what_reference_link', { containerId: mapId, whatId: whats.child, ...reference });
  const maturityItemId = maturity[0]?.id ?? '';
  const planning = await plan({ call, canary, mapId, whos, reference, priorityId });
  const across = await addAcross({ call, canary, mapId, whats, whos, spareMaps });
  const { open: releaseId } = planning.releases;
  const framed = await frame({ call, canary, mapId, otherMapId: spareMaps.free, releaseId });
  const changeRequests = await askForNames({ call, domain, canary, owner, editor, colleague });
  const trash = await fillTrash({ call, canary, mapId, planning, editor });
  const otherSignIn = await addOtherSignIn(owner);
  const initiative = await addInitiative({ call, canary, editor, mapId, planning, whats });
  const integration = await addIntegration({ call, canary, domain, mapId, planning, stack });
  const exportId = await addExport(domain, owner.uid);
  await stack.stream?.settled(); // Otherwise writes of its consumers would count for the first call of a test.
  return {
    stack,
    domain,
    canary,
    owner,
    otherSignIn,
    editor,
    viewer,
    colleague,
    outsider,
    applicant,
    invited,
    mapId,
    priorityId,
    whats,
    whos,
    whoLabels,
    linkTypes,
    spareMaps,
    foreignMapId,
    reference,
    maturityItemId,
    planning,
    across,
    frame: framed,
    changeRequests,
    trash,
    initiative,
    integration,
    exportId,
    call,
  };
}
