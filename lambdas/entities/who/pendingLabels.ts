import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import { sha256 } from '#lambdas/store/sha256.ts';
import { ID_ALPHABET } from '#shared/model/ids.ts';
import type { WhoLabelKind } from '#shared/model/who/whoLabel.ts';
import { foldText, foldVisibly } from '#shared/rules/foldText.ts';
import type { WhoCategoryItem, WhoGroupItem, WhoLabelItem } from './whoLabel.ts';

/** The labels in a Who's row; texts only in rows of an older shape. */
type LabelledWho = {
  group?: string | undefined;
  category?: string | undefined;
  groupId: string | null;
  categoryId: string | null;
};

/*
 * Before groups and categories of Whos had rows of their own, each Who held them as texts. Such a Who reads as if it
 * referred to labels whose ids are derived from the texts, so no migration is needed: a label without a row is derived
 * from the Whos that have its text, and has version 0. Its first change writes its row, under the same id
 * (docs/decisions/0021).
 */

const ID_LENGTH = 20;

/**
 * The id of the first label with a name on a map: the same for each spelling of it, and spread as evenly as other ids.
 * Invisible characters make another id, since labels with such names have had rows under it.
 */
export function derivedLabelId(containerId: string, kind: WhoLabelKind, groupId: string | null, name: string): string {
  const hash = sha256([containerId, kind, groupId ?? '', foldVisibly(name)].join(' '));
  let rest = BigInt(`0x${hash}`);
  let id = '';
  for (let i = 0; i < ID_LENGTH; i += 1) {
    id += ID_ALPHABET.charAt(Number(rest % BigInt(ID_ALPHABET.length)));
    rest /= BigInt(ID_ALPHABET.length);
  }
  return id;
}

/**
 * The row of a Who in the present shape: with the ids of its labels. A row of an older shape keeps the texts too, which
 * are the names of its labels.
 */
export function upgradeWho(row: Record<string, unknown>): Record<string, unknown> {
  if ('groupId' in row) return row;
  const { group, category, ...rest } = row;
  const containerId = mapOf({ pk: String(row['pk']), sk: '' }) ?? '';
  const idOf = (kind: WhoLabelKind, groupId: string | null, text: unknown) =>
    typeof text === 'string' ? derivedLabelId(containerId, kind, groupId, text) : null;
  const groupId = idOf('group', null, group);
  return {
    ...rest,
    groupId,
    categoryId: idOf('category', groupId, category),
    ...(typeof group === 'string' && { group }),
    ...(typeof category === 'string' && { category }),
  };
}

/**
 * The labels that Whos carry as texts and that have no row.
 * @param rows of all labels of the map, deleted ones included
 * @param whos the Whos that are not deleted
 */
export function pendingLabels(
  keys: Keys,
  containerId: string,
  rows: readonly WhoLabelItem[],
  whos: readonly LabelledWho[],
): WhoLabelItem[] {
  const written = new Set(rows.map(({ id }) => id));
  const found = new Map<string, WhoLabelItem>();
  const add = (id: string | null, name: string | undefined, label: (id: string, name: string) => WhoLabelItem) => {
    if (id === null || name === undefined || written.has(id)) return;
    // Everybody sees the same one of several spellings.
    const known = found.get(id)?.name;
    if (known === undefined || name < known) found.set(id, label(id, name));
  };
  const row = (id: string, name: string) => ({
    ...rowKeys.whoLabel(keys, containerId, id),
    id,
    version: 0,
    name,
    orderKey: orderKeyOfName(name),
  });
  for (const { group, category, groupId, categoryId } of whos) {
    add(groupId, group, (id, name): WhoGroupItem => ({ ...row(id, name), type: 'who_group' }));
    add(categoryId, category, (id, name): WhoCategoryItem => ({ ...row(id, name), type: 'who_category', groupId }));
  }
  return [...found.values()];
}

/** The length of the part of a key that is derived from the name. */
const PLACED_BY = 40;
/** The prefix of letters outside a to z, which sort after them by code point. */
const OTHER = 'z';

/**
 * The key of a label without a row: by name, numbers by value, as all labels were sorted before they had an order. It
 * depends on the name alone, so it does not change with other labels, and is a key like the results of `keyBetween`.
 */
export function orderKeyOfName(name: string): string {
  // Later characters do not matter.
  const plain = foldText(
    name
      .slice(0, 2 * PLACED_BY)
      .normalize('NFKD')
      .replace(/\p{M}/gu, ''),
  );
  const numbered = plain.replace(/\d+/g, (digits) => {
    const value = digits.replace(/^0+(?=.)/, '');
    return `${String.fromCodePoint(0xe000 + value.length)}${value}`;
  });
  const digits = [...numbered].map(placeOf).join('').slice(0, PLACED_BY);
  // The end sorts before any letter; a key never ends in a zero.
  return `a${digits}01`;
}

function placeOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (char >= 'a' && char <= 'z') return ID_ALPHABET.charAt(24 + (code - 97));
  if (char >= '0' && char <= '9') return ID_ALPHABET.charAt(3 + (code - 48));
  if (code < 128) return '1';
  const isNumber = code >= 0xe000 && code <= 0xf8ff;
  if (isNumber) return `2${ID_ALPHABET.charAt(Math.min(code - 0xe000, ID_ALPHABET.length - 1))}`;
  const base = ID_ALPHABET.length;
  return (
    OTHER + [base ** 3, base ** 2, base, 1].map((unit) => ID_ALPHABET.charAt(Math.floor(code / unit) % base)).join('')
  );
}
