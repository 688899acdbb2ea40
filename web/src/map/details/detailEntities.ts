import type { CallOutput } from '#shared/contract/registry.ts';
import type { WhatMaturity, WhatReference, WhatText } from '#shared/model/details.ts';
import { defineClientEntity, type Versioned } from '#web/replica/entity.ts';
import type { Scope } from '#web/replica/scope.ts';

/** A detail belongs to one generation of its Activity, and is hidden with it. */
const onWhat = ({ whatId, whatGeneration }: { whatId: string; whatGeneration: number }) => [
  { type: 'what', id: whatId, generation: whatGeneration },
];

/** The long descriptions, by the ids of their Activities. */
export const whatTexts = defineClientEntity<WhatText & Versioned>()('what_text', { standsOn: onWhat });

/** The maturities, by the ids of their Activities. */
export const whatMaturities = defineClientEntity<WhatMaturity & Versioned>()('what_maturity', { standsOn: onWhat });

/** What Activities refer to. */
export const whatReferences = defineClientEntity<WhatReference>()('what_reference', {
  standsOn: onWhat,
  indexes: {
    ofWhat: {
      groups: ({ whatId }) => [whatId],
      compare: (a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    },
  },
});

const detailEntities = [whatTexts, whatMaturities, whatReferences] as const;

/**
 * To be called when the details of an Activity are asked for. @returns what takes them in, without losing what was
 * changed in the meantime
 */
export function expectDetails(scope: Scope, whatId: string): (details: CallOutput<'what_details'>) => void {
  scope.define(...detailEntities);
  const isOfIt = (entity: Versioned) => 'whatId' in entity && entity.whatId === whatId;
  const { add, end } = scope.expectCopy([whatReferences.type], isOfIt);
  return ({ longDescription, maturity, referenceLinks }) => {
    add(whatTexts.type, [{ ...longDescription, id: whatId }]);
    add(whatMaturities.type, [{ ...maturity, id: whatId }]);
    add(whatReferences.type, referenceLinks);
    end();
  };
}
