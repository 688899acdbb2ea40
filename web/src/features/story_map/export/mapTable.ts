import type { MapFile, MapFileActivity, MapFileEpic } from '#shared/model/story_map/mapFile.ts';
import { epicStatus } from '#shared/rules/epic/epics.ts';
import { statuses } from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as texts from '#shared/texts/story_map/mapFile.ts';

type Column = keyof typeof texts.columns;
type Row = Partial<Record<Column, string | number | null>>;

/**
 * A story map as a table (rule file.3): its headings, then a row for each Activity, in the order of the map, and for
 * each epic, release by release. Several values of a cell are separated by semicolons.
 */
export function mapTableOf(file: MapFile): (string | number)[][] {
  const whos = new Map(file.whos.map(({ id, name }) => [id, name]));
  const places = placesOf(file);
  const releases = releasesOfActivities(file);
  const columns = Object.keys(texts.columns) as Column[];
  const namesOf = (ids: readonly string[]) => listOf(ids.map((id) => whos.get(id) ?? epicTexts.deletedWho));

  const activityRow = (activity: MapFileActivity): Row => ({
    ...places.get(activity.id),
    type: texts.types.activity,
    release: listOf(releases.get(activity.id) ?? []),
    ...sharedCells(activity),
    rank: activity.rank,
    whos: namesOf(activity.whos.map(({ who }) => who)),
    description: activity.longDescription,
  });
  const epicRow = (release: string, activity: string, epic: MapFileEpic): Row => ({
    ...places.get(activity),
    type: texts.types.epic,
    release,
    epic: epic.name?.text ?? epicTexts.noName,
    status: statuses[epicStatus(epic)],
    ...sharedCells(epic),
    whos: namesOf(epic.whos),
    description: epic.notes,
    issues: listOf(epic.issues),
  });

  const rows = [
    ...file.activities.flatMap((activity) => [activity, ...activity.children]).map(activityRow),
    ...file.releases.flatMap((release) =>
      release.activities.flatMap(({ activity, epics }) => epics.map((epic) => epicRow(release.name, activity, epic))),
    ),
  ];
  return [Object.values(texts.columns), ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

/** The cells that Activities and epics share. */
const sharedCells = ({ priority, cost, size, value, references }: MapFileActivity | MapFileEpic): Row => ({
  priority,
  cost,
  size,
  value,
  references: listOf(references.map(({ name }) => name)),
});

const listOf = (values: readonly string[]) => values.join('; ');

/** The names that say where each Activity stands, by its id. */
function placesOf({ activities }: MapFile): Map<string, Pick<Row, 'backbone' | 'skeleton'>> {
  return new Map(
    activities.flatMap(({ id, description: backbone, children }) => [
      [id, { backbone }] as const,
      ...children.map((child) => [child.id, { backbone, skeleton: child.description }] as const),
    ]),
  );
}

function releasesOfActivities({ releases }: MapFile): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, activities } of releases)
    for (const { activity } of activities) names.set(activity, [...(names.get(activity) ?? []), name]);
  return names;
}
