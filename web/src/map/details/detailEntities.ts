import type { CallOutput } from '#shared/contract/registry.ts';
import type { WhatMaturity, WhatReference, WhatText } from '#shared/model/details.ts';
import { defineClientEntity, type Versioned } from '#web/replica/entity.ts';
import type { Scope } from '#web/replica/scope.ts';

/** A detail belongs to one generation of its Activity, and disappears with it. */
const onWhat = ({ whatId, whatGeneration }: { whatId: string; whatGeneration: number }) => [
  { type: 'what', id: whatId, generation: whatGeneration },
];

/** The long descriptions, by Activity id. */
export const whatTexts = defineClientEntity<WhatText & Versioned>()('what_text', { standsOn: onWhat });

/** The maturities, by Activity id. */
export const whatMaturities = defineClientEntity<WhatMaturity & Versioned>()('what_maturity', { standsOn: onWhat });

/** The references of Activities. */
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
 * Call it when requesting the details of an Activity.
 * @returns a function that stores the answer without losing changes made in the meantime
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
