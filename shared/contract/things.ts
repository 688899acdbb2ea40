import type * as z from 'zod/mini';
import { memberSchema, storyMapHeadSchema } from '../model/storyMap.ts';
import { whatSchema } from '../model/what.ts';
import { whatWhoLinkSchema, whoSchema, whoWhoLinkSchema } from '../model/who.ts';
import type { Changed } from './change.ts';

/**
 * What the things of an open map look like in what commands answer, by their type. The tests hold every command's answer against it; the application takes
 * answers as they come, so that it needs not load what checks them.
 */
export const thingSchemas = {
  story_map: storyMapHeadSchema,
  member: memberSchema,
  what: whatSchema,
  who: whoSchema,
  what_who_link: whatWhoLinkSchema,
  who_who_link: whoWhoLinkSchema,
} as const;

/** A thing of an open map as commands answer it. */
export type Thing<Type extends keyof typeof thingSchemas> = Changed & z.infer<(typeof thingSchemas)[Type]>;
