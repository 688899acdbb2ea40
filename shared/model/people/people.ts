import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/**
 * A person of the company as colleagues see them. People without access are still named where they took part; `active`
 * says whether they can be given a role now.
 */
export const companyUserSchema = z.object({
  uid: idSchema,
  /** Empty for a person who was erased. */
  email: z.string(),
  username: z.string(),
  active: z.boolean(),
});

/** The roles of a person in `get_user_claims`. */
export const claimsSchema = z.object({
  admin: z.boolean(),
  super_admin: z.boolean(),
  global_story_map_viewer: z.boolean(),
});

/** The roles that an address gets together with its access. */
export const signUpPermissionsSchema = z.object({ admin: z.boolean(), global_story_map_viewer: z.boolean() });

/**
 * A row of the administrator's list: an address, whether it has access, and the user behind it once they have signed
 * up.
 */
export const registeredEmailSchema = z.object({
  email: z.string(),
  uid: idSchema,
  version: z.int(),
  active: z.boolean(),
  signedUp: z.boolean(),
  username: z.nullable(z.string()),
  claims: claimsSchema,
  /** The roles granted with the access, until the person has signed up. */
  signUpPermissions: z.optional(signUpPermissionsSchema),
});

export type CompanyUser = z.infer<typeof companyUserSchema>;
export type SignUpPermissions = z.infer<typeof signUpPermissionsSchema>;
export type Claims = z.infer<typeof claimsSchema>;
export type RegisteredEmail = z.infer<typeof registeredEmailSchema>;
