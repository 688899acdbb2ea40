import * as z from 'zod/mini';
import type { CallInput } from '#shared/contract/registry.ts';
import { nameSchema } from '#shared/model/fields.ts';
import { MAX_NEW_REFERENCES, MAX_NEW_WHO_LINKS } from '#shared/model/limits.ts';
import { isPlainReference, isReferenceName, isSameReference } from '#shared/model/references.ts';
import { isVisible } from '#shared/model/textRule.ts';
import type { ReferenceLink } from '#shared/model/what/details.ts';
import { amountError, isNotANumber, wholeNumberIn } from '#shared/rules/numbers.ts';

export const AMOUNTS = ['cost', 'size', 'value'] as const;
type Amount = (typeof AMOUNTS)[number];
type WhoLink = { whoId: string; linkTypeId: string };

/** An Activity in the dialog, before it exists. Empty texts are unset fields. */
export type Draft = {
  description: string;
  /** The company's Activity that the user picked (rule what.25). */
  pickedId: string | null;
  priorityId: string;
  amounts: Record<Amount, string>;
  references: readonly ReferenceLink[];
  /** The reference in its fields, not in the list yet. */
  reference: ReferenceLink;
  whoLinks: readonly WhoLink[];
  /** The chosen Whos, not in the list of links yet. */
  whos: { ids: readonly string[]; linkTypeId: string };
};

export function emptyDraft(description: string): Draft {
  return {
    description,
    pickedId: null,
    priorityId: '',
    amounts: { cost: '', size: '', value: '' },
    references: [],
    reference: { name: '', type: '' },
    whoLinks: [],
    whos: { ids: [], linkTypeId: '' },
  };
}

/**
 * The starting draft of the next Activity in a series. It keeps the priority and the Whos, which mostly hold for the
 * next step too, but neither numbers nor references.
 */
export function nextDraft({ priorityId, whoLinks, whos, reference }: Draft): Draft {
  return {
    ...emptyDraft(''),
    priorityId,
    whoLinks,
    whos: { ids: [], linkTypeId: whos.linkTypeId },
    reference: { name: '', type: reference.type },
  };
}

/** The errors of a draft, by field. */
export type Problems = {
  description?: 'empty' | { message: string };
  amounts?: readonly Amount[];
  reference?: 'incomplete' | 'notHttps' | 'misleading' | 'exists' | 'tooMany';
  whos?: 'typeMissing';
};

type Step = { draft: Draft } | { problems: Problems };

/**
 * Adds the typed reference to the list (rule detail.3), if it has a name and a type and is not there yet. Without a
 * name it does nothing.
 */
export function takeReference(draft: Draft): Step {
  const reference = { ...draft.reference, name: draft.reference.name.trim() };
  if (reference.name === '') return { draft };
  if (!isReferenceName(reference.name)) return { problems: { reference: 'notHttps' } };
  if (!isPlainReference(reference.name)) return { problems: { reference: 'misleading' } };
  if (reference.type === '') return { problems: { reference: 'incomplete' } };
  if (draft.references.some((other) => isSameReference(other, reference))) return { problems: { reference: 'exists' } };
  if (draft.references.length >= MAX_NEW_REFERENCES) return { problems: { reference: 'tooMany' } };
  return {
    draft: { ...draft, references: [...draft.references, reference], reference: { name: '', type: reference.type } },
  };
}

/**
 * Adds the chosen Whos to the links, which requires a link type and at least one Who; skips Whos already linked (rules
 * who.12, who.13).
 */
export function takeWhos(draft: Draft): Step {
  const { ids, linkTypeId } = draft.whos;
  if (ids.length === 0) return { draft };
  if (linkTypeId === '') return { problems: { whos: 'typeMissing' } };
  const linked = new Set(draft.whoLinks.map(({ whoId }) => whoId));
  const added = [...new Set(ids)].filter((whoId) => !linked.has(whoId)).map((whoId) => ({ whoId, linkTypeId }));
  return { draft: { ...draft, whoLinks: [...draft.whoLinks, ...added], whos: { ids: [], linkTypeId } } };
}

/** The draft ready to send, including unfinished entries, or its errors. */
export function completeDraft(draft: Draft): Step {
  const problems: Problems = {};
  const description = z.safeParse(nameSchema, draft.description);
  if (!isVisible(draft.description)) problems.description = 'empty';
  else if (!description.success) problems.description = { message: description.error.issues[0]?.message ?? '' };
  const wrong = AMOUNTS.filter((amount) => {
    const typed = draft.amounts[amount];
    return isNotANumber(typed) || amountError(amount, wholeNumberIn(typed)) !== undefined;
  });
  if (wrong.length > 0) problems.amounts = wrong;
  const withReference = takeReference(draft);
  const withWhos = takeWhos('draft' in withReference ? withReference.draft : draft);
  for (const step of [withReference, withWhos]) if ('problems' in step) Object.assign(problems, step.problems);
  return Object.keys(problems).length === 0 && 'draft' in withWhos ? withWhos : { problems };
}

/** The fields of a complete draft besides the description, as `add_what` takes them. */
export function fieldsOf(draft: Draft): NonNullable<CallInput<'add_what'>['fields']> {
  const [cost, size, value] = AMOUNTS.map((amount) => wholeNumberIn(draft.amounts[amount]));
  return {
    ...(draft.priorityId !== '' && { priorityId: draft.priorityId }),
    ...(cost !== null && { cost }),
    ...(size !== null && { size }),
    ...(value !== null && { value }),
    ...(draft.references.length > 0 && { referenceLinks: [...draft.references] }),
    ...(draft.whoLinks.length > 0 && { whoLinks: whoIdsByType(draft.whoLinks.slice(0, MAX_NEW_WHO_LINKS)) }),
  };
}

/** The Whos beyond the limit of `add_what`, by link type, to link after adding the Activity. */
export function laterWhoLinks(draft: Draft): { linkTypeId: string; whoIds: string[] }[] {
  return whoIdsByType(draft.whoLinks.slice(MAX_NEW_WHO_LINKS));
}

function whoIdsByType(links: readonly WhoLink[]): { linkTypeId: string; whoIds: string[] }[] {
  const types = [...new Set(links.map(({ linkTypeId }) => linkTypeId))];
  return types.map((linkTypeId) => ({
    linkTypeId,
    whoIds: links.filter((link) => link.linkTypeId === linkTypeId).map(({ whoId }) => whoId),
  }));
}

/** The number of set fields among the collapsible ones. */
export function countSet({ priorityId, amounts, references, whoLinks }: Draft): number {
  return (
    (priorityId === '' ? 0 : 1) +
    AMOUNTS.filter((amount) => wholeNumberIn(amounts[amount]) !== null).length +
    references.length +
    whoLinks.length
  );
}
