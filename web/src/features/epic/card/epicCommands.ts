import type { CallInput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import { isSameReference } from '#shared/model/references.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { type Command, defineCommand, type Draft } from '#web/replica/command.ts';
import { epics } from '#web/replica/release/epics.ts';
import { epicNotes } from '#web/replica/release/releaseWhatEntities.ts';

/* The commands of an epic's card: each with its overlay and its call. */

type About = { epicId: string };
const epicOf = ({ epicId }: About) => epicId;

/** A command about one epic that takes the input of its call. */
function epicCommand<Input extends About>(
  name: string,
  apply: (draft: Draft, epic: Epic, input: Input) => void,
  request: Command<Input>['request'],
  { typed, does }: { typed?: (input: Input) => string; does?: (input: Input) => string } = {},
): Command<Input> {
  return defineCommand<Input>({
    name,
    keep: true,
    type: epics.type,
    subject: epicOf,
    missing: errors.epicDoesNotExist,
    apply: (draft, input) => {
      const epic = draft.get(epics, input.epicId);
      if (epic !== undefined) apply(draft, epic, input);
    },
    request,
    ...(typed !== undefined && { typed, inForm: true }),
    ...(does !== undefined && { does }),
  });
}

export const changeEpicFields = epicCommand<CallInput<'change_epic_fields'>>(
  'change_epic_fields',
  (draft, epic, { fields }) => draft.put(epics, { ...epic, ...withoutUndefined(fields) }),
  (input) => ({ name: 'change_epic_fields', input }),
);

export const changeEpicLinks = epicCommand<CallInput<'change_epic_links'>>(
  'change_epic_links',
  (draft, epic, { add = {}, remove = {} }) =>
    draft.put(epics, {
      ...epic,
      explore_objects: changed(epic.explore_objects, add.explore_objects, remove.explore_objects, isSameId),
      whos: changed(epic.whos, add.whos, remove.whos, isSameId),
      referenceLinks: changed(epic.referenceLinks, add.referenceLinks, remove.referenceLinks, isSameReference),
    }),
  (input) => ({ name: 'change_epic_links', input }),
);

export const setEpicCompleted = epicCommand<CallInput<'complete_epic'> & { completed: boolean }>(
  'complete_epic',
  (draft, epic, { completed }) => draft.put(epics, { ...epic, completed }),
  ({ completed, ...input }) => ({ name: completed ? 'complete_epic' : 'uncomplete_epic', input }),
  { does: ({ completed }) => undoTexts.actions[completed ? 'complete_epic' : 'uncomplete_epic'] },
);

export const startEpic = epicCommand<CallInput<'start_epic'>>(
  'start_epic',
  (draft, epic, { started }) =>
    draft.put(epics, { ...epic, startedAt: started ? (epic.startedAt ?? new Date().toISOString()) : null }),
  (input) => ({ name: 'start_epic', input }),
  { does: ({ started }) => (started ? undoTexts.actions.start_epic : undoTexts.setToDo) },
);

export const removeEpicScenario = epicCommand<CallInput<'remove_epic_scenario'>>(
  'remove_epic_scenario',
  (draft, epic, { scenarioId }) =>
    draft.put(epics, { ...epic, scenarios: epic.scenarios.filter(({ id }) => id !== scenarioId) }),
  (input) => ({ name: 'remove_epic_scenario', input }),
);

export const setEpicNotes = epicCommand<CallInput<'set_epic_notes'>>(
  'set_epic_notes',
  (draft, { id }, { notes }) =>
    draft.put(epicNotes, { ...(draft.get(epicNotes, id) ?? { id, version: 0 }), text: notes }),
  (input) => ({ name: 'set_epic_notes', input }),
  { typed: ({ notes }) => notes },
);

const isSameId = (a: string, b: string) => a === b;

/** A list with added entries, each once, and without removed ones. */
function changed<Entry>(
  list: readonly Entry[],
  add: readonly Entry[] = [],
  remove: readonly Entry[] = [],
  isSame: (a: Entry, b: Entry) => boolean,
): Entry[] {
  const isOn = (entries: readonly Entry[], entry: Entry) => entries.some((other) => isSame(other, entry));
  return [...list.filter((entry) => !isOn(remove, entry)), ...add.filter((entry) => !isOn(list, entry))];
}

type Fields = CallInput<'change_epic_fields'>['fields'];

function withoutUndefined(fields: Fields): Partial<Epic> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
