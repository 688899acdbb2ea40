import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/** A company's priority (rule company.12). `color` is a CSS hex colour. */
export const prioritySchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  color: z.string(),
  active: z.boolean(),
});

/**
 * A kind of link: between a Who and an Activity, between two Whos, or to something outside. A retired one is shown
 * where it is set, and offered nowhere (rule company.15).
 */
export const linkTypeSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  retired: z.optional(z.boolean()),
});

/** A maturity item, judged for each Activity; inactive ones do not count in averages (rule detail.7). */
export const maturityItemSchema = z.object({ id: idSchema, version: z.int(), name: z.string(), enabled: z.boolean() });

/** The settings that a company has once. Its id is its domain. */
export const companySchema = z.object({
  id: z.string(),
  version: z.int(),
  priorityOrder: z.array(z.string()),
  /** The story map at the top of the company's hierarchy, null for none. It may be deleted by now. */
  hierarchyTopContainer: z.nullable(idSchema),
  /** Whether the totals of release groups in initiatives count releases that their reader may not view. */
  countsHiddenReleases: z.boolean(),
});

/** A company with all its settings, under their documented names. */
export const settingsSchema = z.extend(companySchema, {
  priorities: z.array(prioritySchema),
  who_what_link_type: z.array(linkTypeSchema),
  who_who_link_type: z.array(linkTypeSchema),
  reference_link: z.array(linkTypeSchema),
  maturity: z.array(maturityItemSchema),
});

/** The lists of settings with a name each; priorities also have a colour and an order. */
export const settingKindSchema = z.enum(['who_what_link_type', 'who_who_link_type', 'reference_link', 'maturity']);

/** A colour as a CSS hex colour. */
export const colorSchema = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #8B0000'));

export type NamedSettingKind = z.infer<typeof settingKindSchema>;
export type Priority = z.infer<typeof prioritySchema>;
export type LinkType = z.infer<typeof linkTypeSchema>;
export type MaturityItem = z.infer<typeof maturityItemSchema>;
export type Company = z.infer<typeof companySchema>;
export type Settings = z.infer<typeof settingsSchema>;

/** The colour of a new priority: dark red (rule company.9). */
export const DEFAULT_PRIORITY_COLOR = '#8B0000';

/** The priorities that a new company starts with, most important first. */
export const DEFAULT_PRIORITIES = [
  { name: 'Must have', color: DEFAULT_PRIORITY_COLOR },
  { name: 'Should have', color: '#B45309' },
  { name: 'Could have', color: '#1D6F5C' },
  { name: "Won't have this time", color: '#64748B' },
] as const;

/** The other initial settings of a new company, until its administrators can edit them. */
export const DEFAULT_NAMES = {
  who_what_link_type: ['Performs', 'Provides input', 'Approves', 'Is informed', 'Is affected'],
  who_who_link_type: ['Works with', 'Reports to', 'Depends on', 'Is part of'],
  reference_link: ['Document', 'Design', 'Research', 'Prototype'],
  maturity: ['People', 'Process', 'Technology', 'Data'],
} as const;
