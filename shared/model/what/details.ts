import * as z from 'zod/mini';
import { nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { MATURITY_LEVELS } from '#shared/model/limits.ts';
import {
  isPlainReference,
  isReferenceName,
  REFERENCE_MISLEADING,
  REFERENCE_NOT_HTTPS,
} from '#shared/model/references.ts';

/** The present and the future state of an Activity (rule detail.6). */
export const MATURITY_TIMES = ['current', 'future'] as const;
export type MaturityTime = (typeof MATURITY_TIMES)[number];

/** The maturity of one item of an Activity: 0 none to 5 optimised (rule detail.6). */
export const maturityLevelSchema = z.literal(MATURITY_LEVELS);

/** Maturity item id -> its level, under the only sub-key (docs/decisions/0002). */
const maturityLevelsSchema = z.record(idSchema, z.object({ level: maturityLevelSchema }));

/** The maturity of an Activity on one map, now and to come. An item that nobody has judged is missing. */
export const maturitySchema = z.object({ current: maturityLevelsSchema, future: maturityLevelsSchema });

/** A reference of an Activity: its name or link, and one of the company's `reference_link` types (rule detail.3). */
export const referenceLinkSchema = z.object({
  name: nameSchema.check(
    z.refine(isReferenceName, REFERENCE_NOT_HTTPS),
    z.refine(isPlainReference, REFERENCE_MISLEADING),
  ),
  type: idSchema,
});

export type ReferenceLink = z.infer<typeof referenceLinkSchema>;
export type MaturityLevels = z.infer<typeof maturityLevelsSchema>;
export type Maturity = z.infer<typeof maturitySchema>;

/**
 * The long description of an Activity on one map, in one generation like all details. Version 0 means that nobody has
 * written one.
 */
export const whatTextSchema = z.object({
  whatId: idSchema,
  whatGeneration: z.int(),
  version: z.int(),
  text: z.string(),
});
/** A reference of an Activity on one map. */
export const whatReferenceSchema = z.object({
  id: z.string(),
  version: z.int(),
  whatId: idSchema,
  whatGeneration: z.int(),
  name: z.string(),
  referenceTypeId: idSchema,
});
/** The maturity of an Activity on one map. Version 0 means that nobody has judged it. */
export const whatMaturitySchema = z.extend(maturitySchema, {
  whatId: idSchema,
  whatGeneration: z.int(),
  version: z.int(),
});

export type WhatText = z.infer<typeof whatTextSchema>;
export type WhatReference = z.infer<typeof whatReferenceSchema>;
export type WhatMaturity = z.infer<typeof whatMaturitySchema>;
