/**
 * The keys of all rows of a company, by what they belong to. Import it as a namespace (`import * as rowKeys`).
 */

export type { Key, Keys, ListedRole, Range, SettingKind, SharedKind } from './keys/base.ts';
export {
  endOfPrefix,
  initiativeOf,
  initiativePk,
  keyOf,
  keysOf,
  logIn,
  logOwnerOf,
  logsIn,
  mapOf,
  mapPk,
  nameOfKey,
  undoneIn,
} from './keys/base.ts';
export * from './keys/board.ts';
export * from './keys/comment.ts';
export * from './keys/company.ts';
export * from './keys/erasure.ts';
export * from './keys/frame.ts';
export * from './keys/initiative.ts';
export * from './keys/integration.ts';
export * from './keys/live.ts';
export * from './keys/release.ts';
export * from './keys/shared.ts';
export * from './keys/storyMap.ts';
