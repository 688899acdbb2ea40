import * as z from 'zod/mini';
import { amountSchemas } from '#shared/model/amounts.ts';
import { idSchema } from '#shared/model/ids.ts';

/** What a person sets on an Activity of one map, as commands take it. An omitted field stays as it is; null clears it. */
export const settingFields = {
  priorityId: z.optional(z.nullable(idSchema)),
  cost: z.optional(amountSchemas.cost),
  size: z.optional(amountSchemas.size),
  value: z.optional(amountSchemas.value),
};

type Given = z.infer<z.ZodMiniObject<typeof settingFields>>;
export type WhatSettings = { [Name in keyof Given]?: Exclude<Given[Name], undefined> };

/** The settings that are given. */
export function settingsIn(given: Given): WhatSettings {
  const names = Object.keys(settingFields) as (keyof Given)[];
  return Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
}
