import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { visibleWhats, type WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { findByText, type ImportState, rowsOf } from './state.ts';

/*
 * What items name by its text.
 */

/** An Activity on the story map. */
export const findWhat = (state: ImportState, text: string): WhatItem | undefined =>
  findByText(visibleWhats(rowsOf<WhatItem>(state, 'what')), ({ description }) => description, text);

/** A Who on the story map. */
export const findWho = (state: ImportState, text: string): WhoItem | undefined =>
  findByText(rowsOf<WhoItem>(state, 'who'), ({ name }) => name, text);

/** A release of the story map. */
export const findRelease = (state: ImportState, text: string): ReleaseItem | undefined =>
  findByText(rowsOf<ReleaseItem>(state, 'release'), ({ name }) => name, text);

/**
 * What an item names, and is not on the story map. In a dry run an earlier item of the file adds it.
 */
export class NotOnMap extends CallError {}

/** @throws NotOnMap what-does-not-exist */
export function namedWhat(state: ImportState, text: string): WhatItem {
  const what = findWhat(state, text);
  if (what === undefined) throw new NotOnMap(errors.whatDoesNotExist);
  return what;
}

/** @throws NotOnMap parent-does-not-exist */
export function namedParent(state: ImportState, text: string): WhatItem {
  const what = findWhat(state, text);
  if (what === undefined) throw new NotOnMap(errors.parentDoesNotExist);
  return what;
}

/** @throws NotOnMap who-does-not-exist */
export function namedWho(state: ImportState, text: string): WhoItem {
  const who = findWho(state, text);
  if (who === undefined) throw new NotOnMap(errors.whoDoesNotExist);
  return who;
}

/** @throws NotOnMap release-does-not-exist */
export function namedRelease(state: ImportState, text: string): ReleaseItem {
  const release = findRelease(state, text);
  if (release === undefined) throw new NotOnMap(errors.releaseDoesNotExist);
  return release;
}
