import * as commonTexts from './common.ts';
import { plural, withParts } from './withParts.ts';

/** Texts of comments. */

export const title = 'Comments';
export const titleWithCount = withParts('Comments ({count})');
export const list = 'Comments';
export const commentsOn = withParts('Comments on {name}');
export const add = 'Comment';
export const addLabel = 'Add a comment';
export const addPlaceholder = 'Write a comment…';
export const keysHint = 'Ctrl+Enter sends, @ mentions a person';
export const mentionPeople = 'People to mention';
export const notOnMap = withParts('{email} · not on this story map');
/** After a comment was sent that mentions someone who cannot view the story map. */
export const notNotified = withParts('{people} can’t view this story map, so your comment didn’t notify them.');
export const invite = 'Invite to the map';
export const follow = 'Follow';
export const following = 'Following';
export const followHelp = 'You are notified of every new comment here.';
export const followFailed = withParts("Couldn't change what you are notified of: {message}");
export const mute = 'Mute';
export const unmute = 'Unmute';
export const muteLabel = withParts('Mute the thread that {name} began');
export const unmuteLabel = withParts('Unmute the thread that {name} began');
export const reply = 'Reply';
export const replyLabel = withParts('Reply to {name}');
export const replyPlaceholder = 'Reply…';
export const save = 'Save';
export const cancel = commonTexts.cancel;
export const edit = 'Edit';
export const remove = 'Delete';
export const editLabel = 'Edit your comment';
export const menuOf = withParts('More for the comment by {name}');
export const resolve = 'Resolve';
export const reopen = 'Reopen';
export const resolved = plural('{count} resolved thread', '{count} resolved threads');
export const hideResolved = 'Hide resolved threads';
export const edited = 'edited';
export const sending = 'Sending…';
export const fresh = 'New';
export const unknownPerson = 'A former colleague';
/** What stands for a comment that is gone while replies to it stay, or whose author was erased. */
export const deleted = 'Deleted comment';
export const commentBy = withParts('Comment by {name}');
export const nothing = 'Nobody has commented yet.';
export const nothingToSay = 'Nobody has commented yet. Viewers of this story map cannot comment.';
export const viewersOnlyRead = 'Viewers of this story map cannot comment.';
export const older = 'Show earlier comments';
export const olderFailed = "Couldn't load earlier comments. Try again.";
export const loading = 'Loading comments';
export const notDone = withParts("Couldn't send this: {message}");

export const react = 'React';
export const reactions = 'Reactions';
export const signs = {
  agree: 'Agree',
  celebrate: 'Celebrate',
  love: 'Love',
  laugh: 'Laugh',
  look: 'Looking into it',
} as const;
export const reactedWith = withParts('{name}: {people}');

/** The mark on a card. */
export const openThreads = plural('{count} open thread', '{count} open threads');
export const withUnread = withParts('{threads}, with new comments');
export const unread = 'New comments';
/** Announced to screen readers when somebody else comments. */
export const arrived = withParts('New comment by {name}');

export const viewersComment = 'Let viewers comment';
export const toComments = add;
export const keyDoes = 'Comment on it';
export const undoResolve = 'resolve a thread';
export const undoReopen = 'reopen a thread';
