import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/** A company's priority (foundation §3). `color` is a CSS hex colour. */
export const prioritySchema = z.object({ id: idSchema, version: z.int(), name: z.string(), color: z.string(), active: z.boolean() });

export type Priority = z.infer<typeof prioritySchema>;

/** The colour that a new priority starts with: a dark red (foundation §9). */
export const DEFAULT_PRIORITY_COLOR = '#8B0000';

/** The priorities that a new company starts with, most important first. */
export const DEFAULT_PRIORITIES = [
  { name: 'Must have', color: DEFAULT_PRIORITY_COLOR },
  { name: 'Should have', color: '#B45309' },
  { name: 'Could have', color: '#1D6F5C' },
  { name: "Won't have this time", color: '#64748B' },
] as const;
