import { epicKeySchema, idSchema } from '../model/ids.ts';

/** A release of a story map. */
export const releaseFields = { containerId: idSchema, releaseId: idSchema };
/** An Activity in a release. */
export const releaseWhatFields = { ...releaseFields, whatId: idSchema };
/** An epic of an Activity in a release; `epicId` is its key. */
export const epicFields = { ...releaseWhatFields, epicId: epicKeySchema };
