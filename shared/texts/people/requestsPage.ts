import * as commonTexts from '#shared/texts/common.ts';
import { withParts } from '#shared/texts/withParts.ts';

/** The page of change requests, and the escalated ones among the admin's requests. */

const ESCALATED = 'An admin was asked to decide';
export const title = 'Change requests';
export const tabs = { own: 'Your Requests', awaiting: 'Awaiting on you' } as const;
export const lists = {
  own: 'Your requests',
  awaiting: 'Request waiting on you',
  answered: 'Answered by you, still open',
  maps: 'Requests from your story maps',
  escalated: 'Escalated Requests',
} as const;
export const empty = 'empty';
export const emptyHelp = {
  own: 'To change a text that other story maps use too, you ask their owners and editors. Your requests stay here until all of them have answered.',
  awaiting: 'When someone wants to change a text that your story maps use too, you are asked here.',
  escalated: "Requests that people can't agree on appear here when their sender escalates them.",
} as const;
export const toMaps = 'Go to your story maps';
export const kind = { what_description: 'Activity description change', who_name: 'WHO name change' } as const;
export const now = 'Now';
export const wanted = 'Requested';
export const by = withParts('Asked by {name}');
export const bySelf = 'Asked by you';
export const escalated = 'Escalated to an admin';
export const maps = 'Affected story maps';
export const otherMaps = commonTexts.hiddenStoryMaps;
export const moreMaps = withParts("and {count} that you can't view");
export const noMaps = 'Loading';
export const people = 'People who are asked';
export const noPeople = 'Waiting for an answer';
export const answers = { accepted: 'Accepted', declined: 'Declined', empty: 'No response' } as const;
export const you = withParts('{name} (you)');
export const unknownPerson = 'Unknown person';
export const accept = 'Accept';
export const acceptNamed = withParts('Accept “{text}”');
export const declineAnswer = 'Decline';
export const declineNamed = withParts('Decline “{text}”');
export const escalate = 'Escalate';
export const escalateNamed = withParts('Escalate “{text}” to an admin');
export const alreadyEscalated = ESCALATED;
export const takeBack = 'Take back';
export const takeBackNamed = withParts('Take “{text}” back from the admins');
export const remove = 'Delete';
export const removeNamed = withParts('Delete the request for “{text}”');
export const removeTitle = withParts('Delete the request for “{text}”?');
export const removeText = 'The request and its answers are deleted. The text stays as it is.';
export const removeConfirm = 'Delete request';
export const removeAll = withParts('Delete all for “{old}”');
export const removeAllTitle = withParts('Delete all your requests for “{old}”?');
export const removeAllConfirm = 'Delete requests';
export const acceptForAll = 'Accept for everyone';
export const acceptForAllNamed = withParts('Accept “{text}” for everyone');
export const acceptForAllTitle = withParts('Change “{old}” to “{text}” for everyone?');
export const acceptForAllText =
  'It changes on all story maps immediately, whatever the people who were asked answered.';
export const giveBack = 'Do not accept';
export const giveBackNamed = withParts('Do not accept “{text}”');
export const outcomes = {
  accepted: withParts('You accepted “{text}”'),
  declined: withParts('You declined “{text}”'),
  applied: withParts('Everyone agreed. It is now “{text}” everywhere'),
  appliedByAdmin: withParts('It is now “{text}” everywhere'),
} as const;
/** What has become of a request, where no text of it is needed. */
export const results = {
  outdated: 'This request no longer applied, so it was closed. Nothing was changed.',
  escalated: ESCALATED,
  takenBack: 'The request is no longer with the admins',
  givenBack: 'Request declined. The people who were asked can still answer.',
  deleted: 'Request deleted',
  allDeleted: 'Requests deleted',
} as const;
