import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { cachedIssueOf } from '#lambdas/entities/integration/cachedIssue.ts';
import type { IntegrationItem } from '#lambdas/entities/integration/integration.ts';
import type {
  DueIntegration,
  IssueLinkRow,
  ReadingProgress,
  CachedIssueRow,
} from '#lambdas/entities/integration/linkedIssues.ts';
import type { SavedMappingItem } from '#lambdas/entities/integration/savedMapping.ts';
import { checkConnection } from '#lambdas/events/check_connections/checkConnection.ts';
import { ISSUES_AT_ONCE } from '#lambdas/ports/jira/port.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import { type CompanyStore, companyStore } from '#lambdas/store/companyStore.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Held, saveLeased, takeLease } from '#lambdas/store/lease.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { Contention } from '#lambdas/store/table/contention.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { CallError } from '#shared/CallError.ts';
import { jiraCredentialRefused } from '#shared/errors.ts';
import type { SeenField } from '#shared/rules/integration/drift.ts';
import { projectOfIssue } from '#shared/rules/integration/projectOfIssue.ts';
import { unseenAfter, unseenProjectsOf } from '#shared/rules/integration/unseenProjects.ts';
import { type ChangedIssue, completeEpics } from './completeEpics.ts';
import { withFirstValues } from './firstValues.ts';
import { type Answer, askForIssues } from './issuesOfProject.ts';

/** How long a worker that says nothing keeps the reading of an integration, in milliseconds; a step takes seconds. */
const LEASE_MS = 3 * 60_000;

/**
 * Reads the issues of an integration, project by project, and notes those that are not as they were. Epics stay as they
 * are, but for those that their mapping completes. Jira that refuses or does not answer ends the round; what it has
 * not told stays as it was.
 * @param hasTime whether there is time for another request
 */
export async function readLinkedIssues(due: DueIntegration, hasTime: () => boolean): Promise<void> {
  const { company, integrationId } = due;
  const store = companyStore(company);
  const { reader } = store;
  const { keys } = reader;
  const key = rowKeys.readingIssues(keys, integrationId);
  const [[item, known], links, seen, mappings] = await Promise.all([
    reader.get<[IntegrationItem, ReadingProgress]>([rowKeys.integration(keys, integrationId), key]),
    reader.range<IssueLinkRow>(rowKeys.issueLinks(keys, integrationId)),
    reader.range<CachedIssueRow>(rowKeys.cachedIssues(keys, integrationId)),
    reader.range<SavedMappingItem>(rowKeys.savedMappingsOf(keys, integrationId)),
  ]);
  const integration = notDeleted(item);
  if (integration === undefined || !integration.enabled || integration.status !== 'ACTIVE') return;
  if (links.length + seen.length === 0) return;
  const held = await begin(known ?? (await firstReading(key)));
  if (held === undefined) return;
  const saved = mappings.filter((mapping) => notDeleted(mapping) !== undefined);
  const ask = askForIssues(company, integration, saved);
  let at = held;
  try {
    const before = new Map(seen.map((row) => [row.epicId, row]));
    for (const chunk of roundOf(links, at.after)) {
      const answer = hasTime() ? await unlessRefused(due, ask(chunk, before)) : undefined;
      if (answer === undefined) return;
      await note(store, integrationId, chunk, answer, before);
      const unseen = unseenAfter(at.unseen, projectOfIssue(chunk[0]?.issueKey ?? ''), answer.isProjectUnseen);
      const next = { ...at, unseen, after: chunk.at(-1)?.sk ?? '', until: Date.now() + LEASE_MS };
      if (!(await saveLeased(next, false))) return;
      at = { ...next, step: next.step + 1 };
    }
    await forget(links, seen);
    const { after: _after, ...rest } = at;
    const unseen = unseenProjectsOf(
      links.map(({ issueKey }) => issueKey),
      at.unseen,
    );
    at = { ...rest, unseen, readAt: Date.now() };
  } finally {
    await saveLeased(at, true);
  }
}

/**
 * Undefined when Jira refuses or does not answer, which ends a round. That the credential is refused shows in the
 * status of the connection at once.
 */
async function unlessRefused(due: DueIntegration, asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === jiraCredentialRefused.code) await checkConnection(due);
    return undefined;
  }
}

/** The row of the first reading of an integration; undefined when another worker is about to begin it. */
async function firstReading(key: rowKeys.Key): Promise<ReadingProgress | undefined> {
  try {
    await writeUnlogged([{ do: 'putPointer', key, fields: { step: 0 }, require: [{ is: 'absent' }] }]);
    return { ...key, step: 0 };
  } catch (error) {
    if (!(error instanceof Contention)) throw error;
    return undefined;
  }
}

async function begin(known: ReadingProgress | undefined): Promise<Held<ReadingProgress> | undefined> {
  const [worker, now] = [randomUUID(), Date.now()];
  const isTaken = known !== undefined && (await takeLease(known, { worker, now, until: now + LEASE_MS }));
  return isTaken ? { ...known, worker } : undefined;
}

/** The links that a round still has to look at, those of one project at a time, as many as one request takes. */
function roundOf(links: readonly IssueLinkRow[], after = ''): IssueLinkRow[][] {
  const chunks: IssueLinkRow[][] = [];
  for (const link of links) {
    if (link.sk <= after) continue;
    const last = chunks.at(-1);
    const fits =
      last !== undefined &&
      last.length < ISSUES_AT_ONCE &&
      projectOfIssue(last[0]?.issueKey ?? '') === projectOfIssue(link.issueKey);
    if (fits) last.push(link);
    else chunks.push([link]);
  }
  return chunks;
}

/** Notes the issues that are not as they were, and completes epics where their mapping says so. */
async function note(
  store: CompanyStore,
  integrationId: string,
  links: readonly IssueLinkRow[],
  { found, followed }: Pick<Answer, 'found' | 'followed'>,
  before: ReadonlyMap<string, CachedIssueRow>,
): Promise<void> {
  const read = links.flatMap((link) => {
    const { epicId, issueKey } = link;
    const issue = found.get(issueKey);
    if (issue === undefined) return [];
    const known = before.get(epicId);
    const last = known?.issueKey === issueKey ? known : undefined;
    const first = new Map(last?.issue?.followed?.map((field) => [field.id, field.first]));
    const fields = (issue && followed.get(issue))?.map((field) => ({ ...field, ...firstOf(first.get(field.id)) }));
    return [{ link, read: issue, last, issue: issue && cachedIssueOf(issue, fields) }];
  });
  const changed = (await withFirstValues(store.reader, read)).flatMap((one): ChangedIssue[] => {
    const { link, last, issue } = one;
    const { epicId, issueKey } = link;
    if (last !== undefined && isDeepStrictEqual(last.issue, issue)) return [];
    return [{ link, issue: one.read, seen: { epicId, issueKey, issue, at: Date.now() }, before: last }];
  });
  const others = await completeEpics(store, integrationId, changed);
  const steps = others.map(({ seen }): Mutation[] => [
    { do: 'putPointer', key: rowKeys.cachedIssue(store.reader.keys, integrationId, seen.epicId), fields: seen },
  ]);
  for (const chunk of chunksOf(steps)) await writeUnlogged(chunk);
}

const firstOf = (first: SeenField['first']) => (first === undefined ? {} : { first });

/** Forgets the issues that are linked no more. */
async function forget(links: readonly IssueLinkRow[], seen: readonly CachedIssueRow[]): Promise<void> {
  const linked = new Set(links.map(({ epicId }) => epicId));
  const gone = seen.filter(({ epicId }) => !linked.has(epicId));
  const steps = gone.map(({ pk, sk }): Mutation[] => [{ do: 'deletePointer', key: { pk, sk } }]);
  for (const chunk of chunksOf(steps)) await writeUnlogged(chunk);
}
