import type { MapFile, MapFileActivity, MapFileEpic, MapFileRelease } from '#shared/model/story_map/mapFile.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';
import type { PastedCard } from '../what/pastedLines.ts';
import { ImportPlan, type ImportLine } from './importPlan.ts';
import { type ImportSettings, linkTypeIn, priorityIn } from './importSettings.ts';

/** The items of a story map that was exported as JSON. What names a setting that the company lacks is left without it. */
export function planOfMapFile(file: MapFile, settings: ImportSettings): ImportLine[] {
  const plan = new ImportPlan();
  const whos = new Map(file.whos.map(({ id, name }) => [id, name]));
  const activities = file.activities.flatMap((top) => [
    { activity: top, parent: null as string | null },
    ...top.children.map((activity) => ({ activity, parent: top.description as string | null })),
  ]);
  const names = new Map(activities.map(({ activity }) => [activity.id, activity.description]));
  for (const { name, group, category } of file.whos) plan.add(null, { type: 'who', name, group, category });
  for (const { activity, parent } of activities) addActivity(plan, activity, parent, whos, settings);
  for (const { name } of file.objectives) plan.add(null, { type: 'objective', name });
  for (const { name } of file.problems) plan.add(null, { type: 'problem', name });
  for (const release of file.releases) addRelease(plan, release, names, settings);
  return plan.lines;
}

function addActivity(
  plan: ImportPlan,
  activity: MapFileActivity,
  parent: string | null,
  whos: ReadonlyMap<string, string>,
  settings: ImportSettings,
): void {
  const { description, longDescription } = activity;
  const { fields, notes } = fieldsOf(activity, settings);
  const item = { type: 'what' as const, description, parent, fields };
  plan.add(null, longDescription === '' ? item : { ...item, longDescription }, notes);
  for (const { who, link } of activity.whos) {
    const name = whos.get(who);
    if (name === undefined) continue;
    const known = linkTypeIn(settings, link);
    const linkTypeId = known ?? settings.linkTypeId;
    if (linkTypeId === null) plan.refuse(null, 'what_who_link', name, texts.notes.noLinkType);
    else {
      const left = known === undefined ? [texts.notes.linkType({ name: link })] : [];
      plan.add(null, { type: 'what_who_link', what: description, who: name, linkTypeId }, left);
    }
  }
}

function addRelease(
  plan: ImportPlan,
  { name: release, start, end, activities }: MapFileRelease,
  names: ReadonlyMap<string, string>,
  settings: ImportSettings,
): void {
  plan.add(null, { type: 'release', name: release, ...given('start', timeOf(start)), ...given('end', timeOf(end)) });
  for (const { activity, exploreItems, epics } of activities) {
    const what = names.get(activity);
    if (what === undefined) continue;
    plan.add(null, { type: 'release_what', release, what });
    for (const { type, name } of exploreItems)
      plan.add(null, { type: 'explore_object', release, what, exploreType: type as 'when', name });
    for (const epic of epics) addEpic(plan, { release, what }, epic, settings);
  }
}

function addEpic(
  plan: ImportPlan,
  place: { release: string; what: string },
  epic: MapFileEpic,
  settings: ImportSettings,
): void {
  if (epic.name === null) return plan.refuse(null, 'epic', place.what, texts.notes.noName);
  const { fields, notes } = fieldsOf(epic, settings);
  const { completed } = epic;
  plan.add(null, { type: 'epic', ...place, name: epic.name.text, ...fields, ...(completed && { completed }) }, notes);
}

function fieldsOf(of: Pick<MapFileActivity, 'priority' | 'cost' | 'size' | 'value'>, settings: ImportSettings) {
  const priorityId = of.priority === null ? undefined : priorityIn(settings, of.priority);
  const fields = {
    ...given('priorityId', priorityId ?? null),
    ...given('cost', of.cost),
    ...given('size', of.size),
    ...given('value', of.value),
  };
  const isUnknown = of.priority !== null && priorityId === undefined;
  return { fields, notes: isUnknown ? [texts.notes.priority({ name: of.priority ?? '' })] : [] };
}

/** A field that the file says something of: what it leaves empty stays as it is. */
const given = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as { [Key in Name]?: Value };

const timeOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** The items of an outline, whose lines are numbered as cards. */
export function planOfOutline(cards: readonly PastedCard[]): ImportLine[] {
  const plan = new ImportPlan();
  let line = 0;
  for (const { text, under } of cards) {
    plan.add((line += 1), { type: 'what', description: text, parent: null });
    for (const below of under) plan.add((line += 1), { type: 'what', description: below, parent: text });
  }
  return plan.lines;
}
