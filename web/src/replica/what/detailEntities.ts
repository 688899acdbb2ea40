import type { WhatMaturity, WhatReference, WhatText } from '#shared/model/what/details.ts';
import { defineClientEntity, type Versioned } from '#web/replica/entity.ts';
import { compareNamed } from '#web/replica/order.ts';

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
      compare: compareNamed,
    },
  },
});
