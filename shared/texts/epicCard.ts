import * as errors from '../errors.ts';
import { commonTexts } from './common.ts';
import { epicTexts } from './epics.ts';
import { informationTexts } from './information.ts';
import { releaseTexts } from './releases.ts';
import { releaseWhatTexts } from './releaseWhat.ts';
import { storyMapTexts } from './storyMap.ts';

/** Texts of an epic's card and its dialogs. Quoted texts keep their spelling (docs/rules.md). */
export const epicCardTexts = {
  ...epicTexts.fields,
  complete: 'Mark {name} as completed',
  open: 'Open {name} in a new tab',
  menuOf: releaseTexts.menuOf,
  /** A number on the closed card. */
  amount: '{label} {amount}',
  short: { value: 'Value', size: epicTexts.fields.size, cost: epicTexts.fields.cost },
  inPriority: storyMapTexts.priority,
  unsaved: informationTexts.unsaved,
  epicCompleted: errors.epicCompleted.message,
  releaseCompleted: errors.releaseCompleted.message,

  primaryWho: 'Primary Who',
  primaryOutput: 'Primary output',
  noOutputs: 'Add an Output to the Data of this Activity first',
  noWhos: releaseWhatTexts.naming.noWhos,
  deletedWhoHelp: 'This Who was deleted. It stays in the epic, and is whole again when it is restored.',

  groups: { ...epicTexts.kinds, reference: 'Reference Link', who: 'Who' },
  addItems: 'Add to this epic',
  noItems: 'Nothing is chosen yet.',
  nothingLeft: 'Nothing else to choose',
  removeItem: informationTexts.removeReference,
  /** Told shortly before an epic is full of one kind, and once it is. */
  nearly: '{count} of at most {max} {kind}',
  full: 'This epic has {max} {kind}, as many as it can have. Remove one to add another.',
  countedKinds: {
    items: 'explore items',
    whos: 'Whos',
    references: 'references',
    scenarios: 'scenarios',
  },

  noScenarios: 'No scenarios yet.',
  scenario: 'Scenario {number}',
  addScenario: 'Add scenario',
  addScenarioTitle: 'Add an acceptance scenario',
  scenarioHelp: 'Who does it, and when, where, with which input and output. Only the Who is needed.',
  removeScenario: 'Remove scenario {number}',
  noneOfKind: 'Nothing of this kind yet',
  none: 'None',
  noReferences: 'No reference links yet.',

  ends: 'ends {date}',
  notesPlaceholder: informationTexts.longDescriptionPlaceholder,

  menu: {
    name: 'Edit epic name',
    remove: 'Delete',
    copy: 'Copy Epic',
    move: 'Move',
    export: 'Export information',
  },
  saveName: releaseTexts.save,
  deleteTitle: commonTexts.deleteTitle,
  deleteText: 'Its scenarios and notes go with it. The explore items that it uses stay.',
  deleted: commonTexts.deleted,

  copyTitle: 'Copy “{name}” to a release',
  moveTitle: 'Move “{name}” to a release',
  copy: 'Copy',
  move: 'Move',
  releaseLabel: 'Release',
  releaseList: releaseTexts.list,
  chosen: 'Chosen release',
  noPeriod: releaseTexts.noPeriod,
  completedRelease: '{period}, completed',
  otherRelease: 'Choose another',
  pickFirst: 'Choose a release first',
  copyAddsActivity:
    "The current Activity doesn't exist in the selected release, copying this epic will add the Activity to the release",
  moveAddsActivity:
    "The current Activity doesn't exist in the selected release, moving this epic will add the Activity to the release",
  copied: '“{name}” is copied to “{release}”',
  moved: '“{name}” is moved to “{release}”',
  toTarget: 'Show it there',

  copyFrom: 'copy epic from another release',
  copyFromTitle: 'Copy epics from another release',
  copyFromEpics: 'Epics of this Activity there',
  notThere: "The current Activity doesn't exist in the selected release",
  noEpicsThere: 'There are no Epics for this Activity in the selected release',
  copyNamed: 'Copy {name}',
  copiedHere: '“{name}” is copied to this release',
  showMore: 'Show more',

  exportTitle: 'Information of “{name}”',
  exportLabel: 'The epic as text',
  copyText: 'Copy text',
  copiedText: 'Copied',
  notCopied: 'The browser did not let it be copied. Select the text and copy it yourself.',
  download: 'Download',
  fileName: 'epic',
} as const;
