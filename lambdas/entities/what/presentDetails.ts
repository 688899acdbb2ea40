import { notDeleted } from '#lambdas/store/items.ts';
import type { Maturity, ReferenceLink, WhatMaturity, WhatReference, WhatText } from '#shared/model/what/details.ts';
import type { WhatItem } from './what.ts';
import {
  NO_MATURITY,
  type WhatDetailItem,
  whatMaturityEntity,
  type WhatMaturityItem,
  whatReferenceEntity,
  type WhatReferenceItem,
  whatTextEntity,
  type WhatTextItem,
} from './whatDetails.ts';

/** The present details of an Activity, with version 0 while they were never written. */
export function detailsOf(
  { id: whatId, generation }: WhatItem,
  items: readonly WhatDetailItem[],
): { longDescription: WhatText; referenceLinks: (WhatReference & ReferenceLink)[]; maturity: WhatMaturity } {
  const own = items.filter((item) => notDeleted(item) !== undefined && item.whatGeneration === generation);
  const text = own.find(isText);
  const maturity = own.find(isMaturity);
  const references = own.filter(isReferenceItem);
  const none = { whatId, whatGeneration: generation, version: 0 };
  return {
    longDescription: text === undefined ? { ...none, text: '' } : whatTextEntity.present(text),
    referenceLinks: references
      .map((item) => ({ ...whatReferenceEntity.present(item), type: item.referenceTypeId }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    maturity: maturity === undefined ? { ...none, ...NO_MATURITY } : whatMaturityEntity.present(maturity),
  };
}

/** The details of all Activities of a map that have any, each without what is deleted or of an earlier generation. */
export function allDetails(
  whats: readonly WhatItem[],
  items: readonly WhatDetailItem[],
): {
  longDescriptions: { id: string; text: string }[];
  references: WhatReference[];
  maturities: ({ id: string } & Maturity)[];
} {
  const generations = new Map(whats.map(({ id, generation }) => [id, generation]));
  const own = items.filter(
    (item) => notDeleted(item) !== undefined && generations.get(item.whatId) === item.whatGeneration,
  );
  return {
    longDescriptions: own.filter(isText).flatMap(({ whatId, text }) => (text === '' ? [] : [{ id: whatId, text }])),
    references: own.filter(isReferenceItem).map((item) => whatReferenceEntity.present(item)),
    maturities: own.filter(isMaturity).map(({ whatId, current, future }) => ({ id: whatId, current, future })),
  };
}

const isText = (item: WhatDetailItem): item is WhatTextItem => item.type === 'what_text';
const isMaturity = (item: WhatDetailItem): item is WhatMaturityItem => item.type === 'what_maturity';
const isReferenceItem = (item: WhatDetailItem): item is WhatReferenceItem => item.type === 'what_reference';
