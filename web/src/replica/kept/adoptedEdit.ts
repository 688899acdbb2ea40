import * as errors from '#shared/errors.ts';
import * as unsavedTexts from '#shared/texts/unsavedText.ts';
import type { AnyCommand } from '../command.ts';
import type { Refusal } from '../entity.ts';
import type { Waiting } from './Journal.ts';
import { isTooOld, type KeptCommand } from './keptCommand.ts';

/** Shown at an edit that waited for longer than `KEPT_MS`. */
export const HELD: Refusal = { code: errors.unknown.code, message: unsavedTexts.held };

/** A kept edit as another tab shows it, before it takes the edit over. */
export function adoptedEdit(kept: KeptCommand, command: AnyCommand, seq: number): Waiting {
  const { id, key, request, at, input } = kept;
  const refused = kept.refused ?? (isTooOld(kept) ? HELD : null);
  return { id, key, request, at, input, command, refused, seq, isOurs: false, isAdopted: true };
}
