import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { withParts } from '#shared/texts/withParts.ts';
import * as epicTexts from './epics.ts';

/** Texts of an epic's card and its dialogs. Quoted texts keep their spelling (docs/rules.md). */

export const { release, priority, value, size, cost, whos, information, scenarios, references, notes } =
  epicTexts.fields;
export const complete = withParts('Mark {name} as completed');
export const statusOf = withParts('Status of {name}');
export const statuses = { todo: 'To do', doing: 'Doing', done: 'Done' } as const;
export const open = withParts('Open {name} in a new tab');
export const menuOf = releaseTexts.menuOf;
/** A number on the closed card. */
export const amount = withParts('{label} {amount}');
export const chip = withParts('{label}: {text}');
export const itemCount = commonTexts.exploreItems;
export const editFields = withParts('Edit the fields of {name}');
export const short = { value: 'Value', size: epicTexts.fields.size, cost: epicTexts.fields.cost } as const;
export const inPriority = storyMapTexts.priority;
export const unsaved = informationTexts.unsaved;
export const epicCompleted = errors.epicCompleted.message;
export const releaseCompleted = errors.releaseCompleted.message;

export const primaryWho = 'Primary Who';
export const primaryOutput = 'Primary output';
export const noOutputs = 'Add an Output to the Data of this Activity first';
export const noWhos = releaseWhatTexts.naming.noWhos;
export const deletedWhoHelp = 'This Who was deleted. It stays in the epic and reappears when it is restored.';

export const groups = { ...epicTexts.kinds, reference: 'Reference Link', who: 'Who' } as const;
export const addItems = 'Add to this epic';
export const noItems = 'Nothing chosen yet.';
export const nothingLeft = 'Nothing else to choose';
export const removeItem = informationTexts.removeReference;
/** Told shortly before an epic is full of one kind, and once it is. */
export const nearly = withParts('{count} of {max} {kind}');
export const full = withParts('An epic can have at most {max} {kind}. Remove one to add another.');
export const countedKinds = {
  items: 'explore items',
  whos: 'Whos',
  references: 'references',
  scenarios: 'scenarios',
} as const;

export const noScenarios = 'No scenarios yet.';
export const scenario = withParts('Scenario {number}');
export const addScenario = 'Add scenario';
export const addScenarioTitle = 'Add an acceptance scenario';
export const scenarioHelp = 'Who does it, when, where, and with which input and output. Only the Who is required.';
export const removeScenario = withParts('Remove scenario {number}');
export const noneOfKind = commonTexts.noneYet;
export const none = 'None';
export const noReferences = 'No reference links yet.';

export const ends = withParts('ends {date}');
export const notesPlaceholder = informationTexts.longDescriptionPlaceholder;

export const menu = {
  name: 'Edit epic name',
  remove: 'Delete',
  copy: 'Copy Epic',
  move: 'Move',
  export: 'Export information',
} as const;
export const saveName = releaseTexts.save;
export const deleteTitle = commonTexts.deleteTitle;
export const deleteText = 'Its scenarios and notes are deleted too. The explore items it uses stay.';
export const deleted = commonTexts.deleted;

export const copyTitle = withParts('Copy “{name}” to a release');
export const moveTitle = withParts('Move “{name}” to a release');
export const copy = 'Copy';
export const move = 'Move';
export const releaseLabel = 'Release';
export const releaseList = releaseTexts.list;
export const chosen = 'Chosen release';
export const noPeriod = releaseTexts.noPeriod;
export const completedRelease = withParts('{period}, completed');
export const otherRelease = 'Choose another';
export const pickFirst = 'Choose a release first';
export const copyAddsActivity =
  "The current Activity doesn't exist in the selected release, copying this epic will add the Activity to the release";
export const moveAddsActivity =
  "The current Activity doesn't exist in the selected release, moving this epic will add the Activity to the release";
export const copied = withParts('“{name}” copied to “{release}”');
export const moved = withParts('“{name}” moved to “{release}”');
export const toTarget = 'Show it there';

export const copyFrom = 'copy epic from another release';
export const copyFromTitle = 'Copy epics from another release';
export const copyFromEpics = 'Epics of this Activity there';
export const notThere = "The current Activity doesn't exist in the selected release";
export const noEpicsThere = 'There are no Epics for this Activity in the selected release';
export const copyNamed = withParts('Copy {name}');
export const copiedHere = withParts('“{name}” copied to this release');
export const showMore = commonTexts.showMore;

export const exportTitle = withParts('Information of “{name}”');
export const exportLabel = 'The epic as text';
export const copyText = 'Copy text';
export const copiedText = 'Copied';
export const notCopied = commonTexts.copyingBlocked;
export const download = 'Download';
export const fileName = 'epic';
