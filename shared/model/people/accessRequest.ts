import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/** The role that a person without access to a story map, or with view access only, asks for (rule share.4). */
const ACCESS_TYPES = ['view', 'edit'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];
export const accessTypeSchema = z.enum(ACCESS_TYPES);

/** A request for access as the owner of the map sees it. `date` is in milliseconds since 1970. */
export const accessRequestSchema = z.object({
  containerId: idSchema,
  version: z.int(),
  container_name: z.string(),
  userId: idSchema,
  user_email: z.string(),
  username: z.nullable(z.string()),
  access_type: accessTypeSchema,
  date: z.int(),
});

/** A person who asks an administrator for access. `date` is in milliseconds since 1970. */
export const companyAccessRequestSchema = z.object({
  uid: idSchema,
  version: z.int(),
  email: z.string(),
  username: z.nullable(z.string()),
  date: z.int(),
});

export type AccessRequest = z.infer<typeof accessRequestSchema>;
