/** The steps that change entities; their derived rows follow from the definitions (`entity/derivedSteps.ts`). */
export { change } from './steps/change.ts';
export { create, isCreation } from './steps/create.ts';
export { purge } from './steps/purge.ts';
export { remove } from './steps/remove.ts';
export { restore } from './steps/restore.ts';
export { revive } from './steps/revive.ts';
export { transfer } from './steps/transfer.ts';
