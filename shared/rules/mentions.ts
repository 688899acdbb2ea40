/*
 * Mentions of people in a comment. The text holds a token with the uid, so that it shows the person's present name, and
 * none once they are erased (rule comment.12).
 */

/** The token of a mention, with the uid. */
export const MENTION = /<@([0-9A-Za-z]{20})>/gu;

/** The token that mentions a person. */
export const mentionOf = (uid: string): string => `<@${uid}>`;

/** The uids of the people that a text mentions, each once, in the order of their first mention. */
export const mentionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, uid]) => uid ?? '')),
];

/** A text with names in place of its mentions, as people read and edit it. */
export const withNames = (text: string, nameOf: (uid: string) => string): string =>
  text.replaceAll(MENTION, (_, uid: string) => `@${nameOf(uid)}`);

/** Somebody who can be mentioned. */
export type Mentionable = { uid: string; username: string };

/**
 * A text with mentions in place of names that stand behind an @.
 * @param people those who can be mentioned; of two with the same name the first one is
 */
export function withMentions(text: string, people: readonly Mentionable[]): string {
  // A name may begin with another one.
  const byLength = [...people].sort((a, b) => b.username.length - a.username.length);
  let found = '';
  for (let i = 0; i < text.length;) {
    const isStart = text[i] === '@' && !isLetter(text[i - 1]);
    const person = isStart
      ? byLength.find(({ username }) => text.startsWith(username, i + 1) && !isLetter(text[i + 1 + username.length]))
      : undefined;
    found += person === undefined ? (text[i] ?? '') : mentionOf(person.uid);
    i += person === undefined ? 1 : 1 + person.username.length;
  }
  return found;
}

const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** What is being typed behind an @, up to a cursor: where the @ stands, and the beginning of a name. */
export type TypedMention = { at: number; name: string };

/** The longest beginning of a name that is looked for. */
const MAX_TYPED = 60;

/** The mention that is being typed at a cursor; undefined when none is. */
export function typedMention(text: string, cursor: number): TypedMention | undefined {
  const before = text.slice(0, cursor);
  const at = before.lastIndexOf('@');
  const name = before.slice(at + 1);
  if (at === -1 || isLetter(before[at - 1]) || name.length > MAX_TYPED || /[\n@]|^\s/u.test(name)) return undefined;
  return { at, name };
}
