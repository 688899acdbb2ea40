import type { PriorityItem } from '#lambdas/entities/company/company.ts';
import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { DriftField } from '#shared/model/integration/drift.ts';
import { currentEpicName } from '#shared/rules/epic/epics.ts';
import { type Compared, comparedEpic, type Known } from '#shared/rules/integration/drift.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import type { EpicPlace, EpicRows } from './epicExport.ts';

/** The rows that name what is compared of epics. */
type Naming = {
  releases: readonly ReleaseItem[];
  exploreObjects: readonly ExploreItem[];
  whos: readonly WhoItem[];
  settings: readonly Stored[];
};

/** The rows of a release for comparing its epics with their issues, those without issues left out. */
export type ComparedRows = Naming & { epics: EpicItem[] };

/** Reads the rows for comparing the epics of a release with their issues. One round. */
export async function readComparedRows(reader: Reader, containerId: string, releaseId: string): Promise<ComparedRows> {
  const { keys } = reader;
  const [releases, epics, exploreObjects, whos, settings] = await Promise.all([
    readOpenReleases(reader, containerId),
    reader.range<EpicItem>(rowKeys.epicsOfRelease(keys, containerId, releaseId)),
    reader.range<ExploreItem>(rowKeys.exploreOfRelease(keys, containerId, releaseId)),
    reader.range<WhoItem>(rowKeys.whos(keys, containerId)),
    reader.range<Stored>(rowKeys.settings(keys)),
  ]);
  const linked = epics.filter((epic) => notDeleted(epic) !== undefined && epic.integrations.length > 0);
  return { releases, epics: linked, exploreObjects, whos, settings };
}

/**
 * Reads the rows that name the value of an epic in a field, beside its own and its release. One round, none for what is
 * in those.
 */
export async function readNamesOfValue(
  reader: Reader,
  { containerId, releaseId, whatId }: Omit<EpicPlace, 'epicId'>,
  field: DriftField,
): Promise<Omit<Naming, 'releases'>> {
  const { keys } = reader;
  const [exploreObjects, whos, settings] = await Promise.all([
    field === 'summary' ? reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId)) : [],
    field === 'summary' ? reader.range<WhoItem>(rowKeys.whos(keys, containerId)) : [],
    field === 'priority' ? reader.range<Stored>(rowKeys.settings(keys)) : [],
  ]);
  return { exploreObjects, whos, settings };
}

/** The releases of a map that are not deleted. */
export async function readOpenReleases(reader: Reader, containerId: string): Promise<ReleaseItem[]> {
  const all = await reader.range<ReleaseItem>(rowKeys.releases(reader.keys, containerId));
  return all.filter((release) => notDeleted(release) !== undefined);
}

/** The active priorities among settings. */
export const activePriorities = (settings: readonly Stored[]): PriorityItem[] =>
  prioritiesIn(settings).filter(({ active }) => active);

const prioritiesIn = (settings: readonly Stored[]) =>
  settings.filter(({ type }) => type === 'priority') as PriorityItem[];

/** What values of an issue can name for an epic of a release. */
export const knownTo = ({ releases, settings }: Pick<Naming, 'releases' | 'settings'>, releaseId: string): Known => ({
  priorities: activePriorities(settings),
  releases: otherReleases(releases, releaseId),
});

/** The releases that an epic of a release can be moved to. */
export const otherReleases = (releases: readonly ReleaseItem[], releaseId: string): ReleaseItem[] =>
  releases.filter(({ id, completed }) => id !== releaseId && !completed);

/** Epics as they are compared with the issues of some keys. */
export function epicComparer({ releases, exploreObjects, whos, settings }: Naming) {
  const names = new Map([...exploreObjects, ...whos].map((object) => [object.id, nameOfObject(object)]));
  const nameIn = (all: readonly { id: string; name: string }[], id: string | null) =>
    all.find((one) => one.id === id)?.name ?? '';
  return (epic: EpicItem, issueKey: string): Compared =>
    comparedEpic({
      issueKey,
      name: currentEpicName(epic, (id) => names.get(id)),
      priority: nameIn(prioritiesIn(settings), epic.priority),
      release: nameIn(releases, epic.releaseId),
      completed: epic.completed,
    });
}

/** The name of an entity that names epics; undefined for an explore item that is deleted. */
function nameOfObject({ type, name, deletedAt }: ExploreItem | WhoItem): string | undefined {
  if (deletedAt === undefined) return name;
  return type === 'who' ? epicTexts.deletedWhoNamed({ name }) : undefined;
}

/** Reads what is compared of an epic beside its own row, to compare it with an issue. One round. */
export async function readCompared(
  reader: Reader,
  containerId: string,
  { name: release }: ReleaseItem,
  epic: EpicItem,
): Promise<(issueKey: string) => Compared> {
  const { keys } = reader;
  const { priority, completed } = epic;
  const [[object], [setting]] = await Promise.all([
    reader.get<[ExploreItem | WhoItem]>(nameObjectKeys(keys, containerId, epic)),
    reader.get<[PriorityItem]>(priority === null ? [] : [rowKeys.setting(keys, 'priority', priority)]),
  ]);
  const name = currentEpicName(epic, () => object && nameOfObject(object));
  return (issueKey) => comparedEpic({ issueKey, name, priority: setting?.name ?? '', release, completed });
}

/** The key of the entity that names an epic; none for a text. */
export function nameObjectKeys(keys: Keys, containerId: string, { releaseId, whatId, nameObject }: EpicItem): Key[] {
  if (nameObject === null) return [];
  return nameObject.type === 'who'
    ? [rowKeys.who(keys, containerId, nameObject.id)]
    : [rowKeys.exploreObject(keys, containerId, releaseId, whatId, nameObject.id)];
}

/** An epic, with all that its export names, as it is compared with an issue that has no key yet. */
export function comparedWithoutIssue({ release, ...rows }: EpicRows, epic: EpicItem): Omit<Compared, 'key'> {
  const { key: _key, ...ours } = epicComparer({ ...rows, releases: release === undefined ? [] : [release] })(epic, '');
  return ours;
}
