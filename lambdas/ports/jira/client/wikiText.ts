/** Characters that begin or end something in wiki markup wherever they stand: macros, links, images, cells, escapes. */
const ANYWHERE = /[\\{}[\]|!]/g;
/** Characters that mark words up, such as bold ones, where they touch one on one side only. */
const AROUND_WORDS = /(?<![\p{L}\p{N}])[*_?+^~-](?=\S)|(?<=\S)[*_?+^~-](?![\p{L}\p{N}])/gu;
/** What makes a line an entry of a list. */
const LINE = /^(\s*)(?=[#*-]+\s)/gm;

/**
 * A text as wiki markup that shows it as it is. Data Center reads its own long fields as markup, where `{code}` or
 * `*bold*` of an epic would vanish or change what follows.
 */
export const wikiText = (text: string): string =>
  text.replace(ANYWHERE, '\\$&').replace(AROUND_WORDS, '\\$&').replace(LINE, '$1\\');

/** Wiki markup that `wikiText` has made, as the text that it shows. */
export const plainText = (markup: string): string => markup.replace(/\\([^\p{L}\p{N}\s])/gu, '$1');
