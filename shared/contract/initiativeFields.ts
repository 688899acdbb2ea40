import { idSchema } from '../model/ids.ts';

/** An initiative. */
export const initiativeFields = { initiativeId: idSchema };
/** A group of releases in an initiative. */
export const releaseGroupFields = { ...initiativeFields, groupId: idSchema };
