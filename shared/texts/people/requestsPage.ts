import { plural, withParts } from '#shared/texts/withParts.ts';

/** The page of change requests, and the escalated ones among the admin's requests. */

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
  own: 'When you want another text for something that other story maps use too, you ask their owners and editors. Your requests stay here until all of them have answered.',
  awaiting: 'When somebody wants another text for something that your story maps use too, you are asked here.',
  escalated: 'Requests that people cannot agree on come here when their sender escalates them.',
} as const;
export const toMaps = 'Go to your story maps';
export const kind = { what_description: 'Activity description change', who_name: 'WHO name change' } as const;
export const now = 'Now';
export const wanted = 'Requested';
export const by = withParts('Asked by {name}');
export const bySelf = 'Asked by you';
export const escalated = 'Escalated to an admin';
export const maps = 'Affected story maps';
export const otherMaps = plural('{count} story map that you cannot see', '{count} story maps that you cannot see');
export const moreMaps = withParts('and {count} that you cannot see');
export const noMaps = 'Being looked up';
export const people = 'People who are asked';
export const noPeople = 'They are being asked';
export const answers = { accepted: 'Accepted', declined: 'Declined', empty: 'No response' } as const;
export const you = withParts('{name} (you)');
export const unknownPerson = 'Unknown person';
export const accept = 'Accept';
export const acceptNamed = withParts('Accept “{text}”');
export const declineAnswer = 'Decline';
export const declineNamed = withParts('Decline “{text}”');
export const escalate = 'Escalate';
export const escalateNamed = withParts('Escalate “{text}” to an admin');
export const alreadyEscalated = 'An admin has been asked to decide';
export const takeBack = 'Take back';
export const takeBackNamed = withParts('Take “{text}” back from the admins');
export const remove = 'Delete';
export const removeNamed = withParts('Delete the request for “{text}”');
export const removeTitle = withParts('Delete the request for “{text}”?');
export const removeText = 'Nobody is asked any more, and the answers are gone. Everything stays as it is called now.';
export const removeConfirm = 'Delete request';
export const removeAll = withParts('Delete all for “{old}”');
export const removeAllTitle = withParts('Delete all your requests for “{old}”?');
export const removeAllConfirm = 'Delete requests';
export const acceptForAll = 'Accept for everybody';
export const acceptForAllNamed = withParts('Accept “{text}” for everybody');
export const acceptForAllTitle = withParts('Change “{old}” to “{text}” for everybody?');
export const acceptForAllText =
  'It is changed on all story maps at once, whatever the people who were asked have answered.';
export const giveBack = 'Do not accept';
export const giveBackNamed = withParts('Do not accept “{text}”');
export const outcomes = {
  accepted: withParts('You have accepted “{text}”'),
  declined: withParts('You have declined “{text}”'),
  applied: withParts('Everybody agrees: it is called “{text}” everywhere now'),
  appliedByAdmin: withParts('It is called “{text}” everywhere now'),
} as const;
/** What has become of a request, where no text of it is needed. */
export const results = {
  outdated: 'This request no longer fitted, so it was closed. Nothing was changed.',
  escalated: 'An admin is asked to decide now',
  takenBack: 'The request is no longer with the admins',
  givenBack: 'The request is not accepted. The people who were asked can still answer.',
  deleted: 'The request is deleted',
  allDeleted: 'The requests are deleted',
} as const;
