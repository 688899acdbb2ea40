import { carryEpic, readCarried } from '#lambdas/data/carryEpic.ts';
import type { PriorityItem } from '#lambdas/data/entities/company.ts';
import { changeEpic, type EpicFields, type EpicItem, moveEpic, openEpic } from '#lambdas/data/entities/epic.ts';
import { type Link, withBase, withLink } from '#lambdas/data/entities/epicLink.ts';
import { type ReleaseItem, requireOpen } from '#lambdas/data/entities/release.ts';
import type { Keys } from '#lambdas/data/keys.ts';
import type { Mutation } from '#lambdas/data/mutations.ts';
import { nameEpic, readNaming } from '#lambdas/data/nameEpic.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { DriftField } from '#shared/model/drift.ts';
import { isDone, namedLike } from '#shared/rules/drift.ts';
import { nameFields } from '#shared/rules/epicNames.ts';
import { completionRefusal } from '#shared/rules/epics.ts';

/** An epic of a map, with one of its links. */
type Linked = { keys: Keys; reader: Reader; mapId: string; epic: EpicItem; link: Link };
/** A field with the values of both sides. */
type Settled = { field: DriftField; pair: { ours: string; theirs: string } };
/** What values of an issue can name here. */
type Known = { priorities: readonly PriorityItem[]; releases: readonly ReleaseItem[] };

/**
 * The steps that settle a difference in an epic (rule drift.3): its link notes the values of both sides from now on.
 * @param known given when the epic takes the value of the issue
 * @throws CallError epic-completed, epic-without-name, epic-name-object-exists, and those of moving an epic
 */
export async function settledEpic(linked: Linked, settled: Settled, known?: Known): Promise<Mutation[]> {
  const { keys, reader, mapId, epic, link } = linked;
  const { field, pair } = settled;
  const open = requireOpen(keys, mapId, epic.releaseId);
  const noted = (ours: string) => withBase(epic, link, field, { ...pair, ours });
  if (known === undefined) return [...changeEpic(keys, epic, { integrations: noted(pair.ours) }), open];
  if (field === 'key') return [...changeEpic(keys, epic, { integrations: withIssue(epic, link, pair.theirs) }), open];
  const integrations = noted(pair.theirs);
  if (field !== 'fixVersion') {
    const set = await valueFor(linked, field, pair.theirs, known);
    return [...changeEpic(keys, epic, { ...set, integrations }), open];
  }
  const target = namedLike(known.releases, pair.theirs);
  if (target === undefined) throw new CallError(errors.driftNotSettleable);
  const { id: epicId, whatId, releaseId } = openEpic(epic);
  const from = { containerId: mapId, releaseId };
  const carried = await readCarried(reader, { whatId, epicId, from, to: { ...from, releaseId: target.id } });
  const { fields, steps } = carryEpic(keys, mapId, target, { ...epic, integrations }, carried);
  return [...steps, ...moveEpic(keys, mapId, epic, fields), open, requireOpen(keys, mapId, target.id)];
}

/** The fields of an epic that take a value of its issue. */
async function valueFor(
  { keys, reader, mapId, epic }: Linked,
  field: 'status' | 'summary' | 'priority',
  theirs: string,
  { priorities }: Known,
): Promise<Partial<EpicFields>> {
  if (field === 'status') {
    const refusal = isDone(theirs) ? completionRefusal(epic) : undefined;
    if (refusal !== undefined) throw new CallError(refusal);
    return { completed: isDone(theirs) };
  }
  openEpic(epic);
  if (field === 'priority') return { priority: namedLike(priorities, theirs)?.id ?? null };
  const place = { containerId: mapId, releaseId: epic.releaseId, whatId: epic.whatId };
  const wanted = { type: 'free_text', text: theirs } as const;
  const { name } = nameEpic(keys, place, wanted, await readNaming(reader, place, wanted), epic.id);
  return nameFields(name);
}

/** The links of an epic whose issue has another key, or is gone. */
function withIssue(epic: EpicItem, link: Link, issueKey: string): Link[] {
  if (issueKey === '') return epic.integrations.filter((one) => one !== link);
  const base = { ...link.base, key: { ours: issueKey, theirs: issueKey } };
  return withLink(epic, link, { ...link, integrationInfo: { issueKey }, base });
}
