import type { CallOutput } from '#shared/contract/registry.ts';
import type { Settings } from '#shared/model/company/settings.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import { BACKBONE, SKELETON } from '#shared/model/limits.ts';
import {
  MAP_FILE_FORMAT,
  MAP_FILE_VERSION,
  type MapFile,
  type MapFileActivity,
  type MapFileEpic,
  type MapFileRelease,
} from '#shared/model/story_map/mapFile.ts';
import type { MaturityLevels } from '#shared/model/what/details.ts';
import type { What } from '#shared/model/what/what.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { compareEpics, epicNameOf } from '#shared/rules/epic/epics.ts';
import { listsBy } from '#shared/rules/listsBy.ts';
import { compareSlices } from '#shared/rules/releases.ts';
import { compareByOrder, rankOf } from '#shared/rules/what/order.ts';
import { categoriesOf, orderedLabels, placeOfWho } from '#shared/rules/whoLabels.ts';

/** All parts of the answer of `export_story_map` joined. */
export type MapContents = Omit<CallOutput<'export_story_map'>, 'next'>;
type NamedSettings = Pick<
  Settings,
  'priorities' | 'who_what_link_type' | 'who_who_link_type' | 'reference_link' | 'maturity'
>;

/**
 * A story map as a file (rules file.1, file.2). A setting that the company no longer has is left out: a priority is null, a
 * link or reference of that type has the type ''.
 */
export function mapFileOf(contents: MapContents, settings: NamedSettings): MapFile {
  const names = namesOf(settings);
  const activity = activityWriter(contents, names);
  const children = listsBy(contents.whats, ({ parentId }) => parentId);
  const groups = new Map(contents.whoGroups.map((group) => [group.id, group]));
  const categories = new Map(contents.whoCategories.map((category) => [category.id, category]));
  const namesOfCategories = (groupId: string | null) => categoriesOf(categories, groupId).map(({ name }) => name);
  return {
    format: MAP_FILE_FORMAT,
    version: MAP_FILE_VERSION,
    name: contents.name,
    why: contents.why,
    activities: contents.whats
      .filter(({ level }) => level === BACKBONE)
      .sort(compareByOrder)
      .map((what) => ({
        ...activity(what),
        children: [...(children.get(what.id) ?? [])].sort(compareByOrder).map(activity),
      })),
    whoLabels: {
      groups: orderedLabels(contents.whoGroups).map(({ id, name }) => ({ name, categories: namesOfCategories(id) })),
      categories: namesOfCategories(null),
    },
    whos: contents.whos
      .map((who) => {
        const { groupId, categoryId } = placeOfWho(who, groups, categories);
        const group = groups.get(groupId ?? '')?.name ?? null;
        return { id: who.id, name: who.name, group, category: categories.get(categoryId ?? '')?.name ?? null };
      })
      .sort((a, b) => compareNames(a.name, b.name)),
    whoLinks: contents.whoWhoLinks.map(({ whoId, otherWhoId, linkTypeId }) => ({
      from: whoId,
      to: otherWhoId,
      link: names.setting(linkTypeId),
    })),
    objectives: sortedNames(contents.objectives).map((name) => ({ name })),
    problems: contents.problems
      .map(({ name, solved }) => ({ name, solved }))
      .sort((a, b) => compareNames(a.name, b.name)),
    releases: releasesIn(contents, names),
  };
}

type Names = { priority: (id: string | null) => string | null; setting: (id: string) => string };

function namesOf({ priorities, maturity, ...types }: NamedSettings): Names {
  const settings = [types.who_what_link_type, types.who_who_link_type, types.reference_link, maturity].flat();
  const byId = new Map([...settings, ...priorities].map(({ id, name }) => [id, name]));
  return { priority: (id) => (id === null ? null : (byId.get(id) ?? null)), setting: (id) => byId.get(id) ?? '' };
}

function activityWriter(contents: MapContents, names: Names): (what: What) => MapFileActivity {
  const ranks = new Map(
    [BACKBONE, SKELETON].flatMap((level) =>
      rankOf(contents.whats.filter((what) => what.level === level)).map((id, i) => [id, i + 1] as const),
    ),
  );
  const texts = new Map(contents.longDescriptions.map(({ id, text }) => [id, text]));
  const maturities = new Map(contents.maturities.map((maturity) => [maturity.id, maturity]));
  const references = listsBy(contents.references, ({ whatId }) => whatId);
  const links = listsBy(contents.whatWhoLinks, ({ whatId }) => whatId);
  const levels = (judged: MaturityLevels = {}) =>
    Object.fromEntries(Object.entries(judged).map(([item, { level }]) => [names.setting(item), level]));
  return ({ id, description, priorityId, cost, size, value }) => ({
    id,
    description,
    priority: names.priority(priorityId),
    cost,
    size,
    value,
    rank: ranks.get(id) ?? null,
    longDescription: texts.get(id) ?? '',
    references: (references.get(id) ?? []).map(({ name, referenceTypeId }) => ({
      name,
      type: names.setting(referenceTypeId),
    })),
    maturity: { current: levels(maturities.get(id)?.current), future: levels(maturities.get(id)?.future) },
    whos: (links.get(id) ?? []).map(({ whoId, linkTypeId }) => ({ who: whoId, link: names.setting(linkTypeId) })),
  });
}

function releasesIn(contents: MapContents, names: Names): MapFileRelease[] {
  const order = new Map(inBoardOrder(contents.whats).map(({ id }, place) => [id, place]));
  const placeOf = ({ whatId }: { whatId: string }) => order.get(whatId) ?? order.size;
  const inRelease = listsBy(contents.releaseWhats, ({ releaseId }) => releaseId);
  const objectives = namesByRelease(contents.objectives, contents.releaseObjectives, (link) => link.objectiveId);
  const problems = namesByRelease(contents.problems, contents.releaseProblems, (link) => link.problemId);
  const items = listsBy(contents.exploreObjects, partOfRelease);
  const epics = listsBy(contents.epics, partOfRelease);
  const notes = new Map(contents.epicNotes.map(({ id, text }) => [id, text]));
  return [...contents.releases].sort(compareSlices).map(({ id, name, start, end, completed, capacity }) => ({
    name,
    start: isoTime(start),
    end: isoTime(end),
    completed,
    ...(capacity !== null && { capacity }),
    objectives: objectives(id),
    problems: problems(id),
    activities: [...(inRelease.get(id) ?? [])]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((part) => ({
        activity: part.whatId,
        exploreItems: (items.get(partOfRelease(part)) ?? []).map((item) => ({
          id: item.id,
          type: item.exploreType,
          name: item.name,
        })),
        epics: [...(epics.get(partOfRelease(part)) ?? [])]
          .sort(compareEpics)
          .map((epic) => epicInFile(epic, notes.get(epic.id) ?? '', names)),
      })),
  }));
}

function epicInFile(epic: Epic, notes: string, names: Names): MapFileEpic {
  const text = epicNameOf(epic);
  const { nameObject, value, size, cost, completed, startedAt, whos, primaryWho, primaryOutput } = epic;
  return {
    name: text === null ? null : { text, ...(nameObject !== null && { of: nameObject }) },
    priority: names.priority(epic.priority),
    cost,
    size,
    value,
    completed,
    startedAt,
    exploreItems: epic.explore_objects,
    whos,
    primaryWho,
    primaryOutput,
    references: epic.referenceLinks.map(({ name, type }) => ({ name, type: names.setting(type) })),
    scenarios: epic.scenarios.map(({ id: _, ...parts }) => parts),
    notes,
    issues: epic.integrations.map(({ integrationInfo }) => integrationInfo.issueKey),
  };
}

/** All Activities in reading order: each of the backbone before those below it. */
function inBoardOrder(whats: readonly What[]): What[] {
  const children = listsBy(whats, ({ parentId }) => parentId);
  const sorted = (parentId: string | null) => [...(children.get(parentId) ?? [])].sort(compareByOrder);
  return sorted(null).flatMap((what) => [what, ...sorted(what.id)]);
}

function namesByRelease<Link extends { releaseId: string }>(
  all: readonly { id: string; name: string }[],
  links: readonly Link[],
  idOf: (link: Link) => string,
): (releaseId: string) => string[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const byRelease = listsBy(links, ({ releaseId }) => releaseId);
  return (releaseId) => sortedNames((byRelease.get(releaseId) ?? []).flatMap((link) => byId.get(idOf(link)) ?? []));
}

const sortedNames = (all: readonly { name: string }[]) => all.map(({ name }) => name).sort(compareNames);
const partOfRelease = ({ releaseId, whatId }: { releaseId: string; whatId: string }) => `${releaseId} ${whatId}`;
const isoTime = (ms: number) => (ms === 0 ? null : new Date(ms).toISOString());
