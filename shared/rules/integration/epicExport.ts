import { type Epic, EXPLORE_TYPES, type ExploreObject, type Scenario } from '#shared/model/epic/epic.ts';
import { currentEpicName, epicDescription } from '#shared/rules/epic/epics.ts';
import * as texts from '#shared/texts/epic/epics.ts';

type Named = Pick<ReadonlyMap<string, { name: string }>, 'get'>;

/** An epic with the names of the entities that it refers to. */
export type EpicSource = {
  epic: Epic;
  /** The description of its Activity. */
  activity: string;
  /** The name of its release. */
  release: string;
  notes: string;
  whos: Named;
  exploreObjects: Pick<ReadonlyMap<string, Pick<ExploreObject, 'name' | 'exploreType'>>, 'get'>;
  priorities: Named;
  referenceTypes: Named;
};

/**
 * The exported fields of an epic, by the keys for mapping them to Jira. An empty text and null mean none.
 */
export type ExportedEpic = {
  'epic-name': string;
  'epic-description': string;
  'release-name': string;
  priority: { id: string; name: string } | null;
  'business-value': number | null;
  size: number | null;
  cost: number | null;
  /** The names of its Whos. */
  'who-links': string[];
  /** A line for each kind of explore items that it has. */
  'epic-ac-info': string;
  /** A line for each scenario. */
  'epic-ac-scenarios': string;
  /** References with the names of their types. */
  'reference-links': { name: string; type: string }[];
  notes: string;
};

/** An epic in the form shared by all exports: as text, or to Jira (rule epic.22). */
export function exportEpic(source: EpicSource): ExportedEpic {
  const { epic, activity, release, notes, priorities, referenceTypes } = source;
  const who = whoIn(source);
  const item = itemIn(source);
  return {
    'epic-name': currentEpicName(epic, nameIn(source)) ?? '',
    'epic-description': epicDescription({
      who: epic.primaryWho === null ? null : who(epic.primaryWho),
      activity,
      output: epic.primaryOutput === null ? null : item(epic.primaryOutput),
    }),
    'release-name': release,
    priority:
      epic.priority === null ? null : { id: epic.priority, name: priorities.get(epic.priority)?.name ?? texts.unknown },
    'business-value': epic.value,
    size: epic.size,
    cost: epic.cost,
    'who-links': epic.whos.map(who),
    'epic-ac-info': lines(informationIn(source)),
    'epic-ac-scenarios': lines(epic.scenarios.map((scenario) => scenarioText(scenario, who, item))),
    'reference-links': epic.referenceLinks.map(({ name, type }) => ({
      name,
      type: referenceTypes.get(type)?.name ?? texts.unknown,
    })),
    notes: notes.trim(),
  };
}

/** An exported epic as plain text, for reading and copying. Missing parts are left out. */
export function epicText(epic: ExportedEpic): string {
  const { fields } = texts;
  const facts = [
    [fields.release, epic['release-name']],
    [fields.priority, epic.priority?.name ?? ''],
    [fields.value, epic['business-value']],
    [fields.size, epic.size],
    [fields.cost, epic.cost],
  ] as const;
  const lists = [
    [fields.whos, lines(epic['who-links'])],
    [fields.information, epic['epic-ac-info']],
    [fields.scenarios, epic['epic-ac-scenarios']],
    [fields.references, lines(epic['reference-links'].map(referenceText))],
  ] as const;
  const parts = [
    epic['epic-name'] === '' ? texts.noName : epic['epic-name'],
    epic['epic-description'],
    lines(facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [`${label}: ${value}`]))),
    ...lists.map(([label, text]) => (text === '' ? '' : `${label}\n${text.replace(/^/gm, '- ')}`)),
    epic.notes === '' ? '' : `${fields.notes}\n${epic.notes}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A reference with its type, as people read it. */
export const referenceText = ({ name, type }: ExportedEpic['reference-links'][number]): string => `${name} (${type})`;

const lines = (all: readonly string[]) => all.join('\n');

const whoIn =
  ({ whos }: EpicSource) =>
  (id: string) =>
    whos.get(id)?.name ?? texts.deletedWho;
const itemIn =
  ({ exploreObjects }: EpicSource) =>
  (id: string) =>
    exploreObjects.get(id)?.name ?? texts.unknown;
/** The name of the entity that names the epic. Asks for its kind only: `whos` may have an answer for every id. */
const nameIn =
  ({ epic, whos, exploreObjects }: EpicSource) =>
  (id: string) =>
    (epic.nameObject?.type === 'who' ? whos : exploreObjects).get(id)?.name;

/** The explore items on an epic's list, kind by kind. */
function informationIn({ epic, exploreObjects }: EpicSource): string[] {
  const items = epic.explore_objects.flatMap((id) => exploreObjects.get(id) ?? []);
  return EXPLORE_TYPES.flatMap((type) => {
    const names = items.flatMap(({ exploreType, name }) => (exploreType === type ? [name] : []));
    return names.length === 0 ? [] : [`${texts.kinds[type]}: ${names.join(', ')}`];
  });
}

const PARTS = ['who', 'when', 'where', 'input', 'output'] as const;

function scenarioText(scenario: Scenario, who: (id: string) => string, item: (id: string) => string): string {
  return PARTS.flatMap((part) => {
    const id = scenario[part];
    return id === null ? [] : [`${texts.parts[part]}: ${part === 'who' ? who(id) : item(id)}`];
  }).join('; ');
}
