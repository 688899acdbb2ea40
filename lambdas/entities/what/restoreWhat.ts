import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { notDeleted, type Tombstone } from '#lambdas/store/items.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { stepsTo } from '#lambdas/store/steps/stepsTo.ts';
import type { TrashEntry } from '#lambdas/store/steps/trash.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { levelMixError } from '#shared/rules/releases.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { whatEntity, type WhatItem } from './what.ts';
import { requireAsParent } from './whatSteps.ts';

/**
 * The steps that restore a deleted Activity with its children, and in the releases that it and they left with it (rule
 * trash.3). Its description is the company's present one. One round, or two if it was in releases.
 * @param shared the company's Activity
 * @throws CallError parent-deleted, level-mix
 */
export async function restoreWhat(
  reader: Reader,
  containerId: string,
  what: Tombstone<WhatItem>,
  shared: SharedEntity | undefined,
): Promise<Mutation[]> {
  const { keys } = reader;
  const { id, parentId } = what;
  const [entry, parent] = await reader.get<[TrashEntry, WhatItem]>([
    rowKeys.trashed(keys, containerId, what.deletedAt, 'what', id),
    ...(parentId === null ? [] : [rowKeys.what(keys, containerId, parentId)]),
  ]);
  const left = await readLeft(reader, containerId, what, entry?.with ?? []);
  const description = shared?.text ?? what.description;
  const fields = {
    ...(description !== what.description && { description }),
    ...(parentId !== null && underParent(what, parent)),
  };
  const wanted = [
    { entity: whatEntity, row: what, to: { isDeleted: false, fields } },
    ...left.items.map((row) => ({
      entity: releaseWhatEntity,
      row,
      to: { isDeleted: false, fields: {} },
    })),
  ];
  return [
    // Only the Activities that its releases count have to be known. A link to a story map has stayed as it was.
    ...stepsTo(keys, wanted, [what, ...left.children]),
    ...(parent === undefined ? [] : [requireAsParent(keys, containerId, parent)]),
  ];
}

/**
 * What changes under the present parent, which may have been deleted and added again.
 * @throws CallError parent-deleted, level-mix
 */
function underParent(
  { parentGeneration }: WhatItem,
  parent: WhatItem | undefined,
): Partial<Pick<WhatItem, 'parentGeneration'>> {
  const there = notDeleted(parent);
  if (there === undefined) throw new CallError(errors.parentDeleted, { message: errorTexts.parentWhatDeleted });
  if (there.level !== BACKBONE) throw new CallError(errors.levelMix, { message: errorTexts.parentOffBackbone });
  return there.generation === parentGeneration ? {} : { parentGeneration: there.generation };
}

/** The entries of releases that a deleted Activity and its children left, where they can be put back. */
type Left = { items: ReleaseWhatItem[]; children: WhatItem[] };

/**
 * A release takes them back while it exists, is open, and has no Activities of the other level (rule release.7).
 * @param rows the keys of all that was deleted with the Activity
 */
async function readLeft(
  reader: Reader,
  containerId: string,
  what: Tombstone<WhatItem>,
  rows: readonly Key[],
): Promise<Left> {
  if (rows.length === 0) return { items: [], children: [] };
  const { keys } = reader;
  const ids = rows.map(({ sk }) => sk.split('#'));
  const releaseIds = [...new Set(ids.map(([, releaseId = '']) => releaseId))];
  const childIds = [...new Set(ids.map(([, , whatId = '']) => whatId))].filter((id) => id !== what.id);
  const [items, releases, whats] = await Promise.all([
    reader.get<ReleaseWhatItem[]>(rows),
    reader.get<ReleaseItem[]>(releaseIds.map((id) => rowKeys.release(keys, containerId, id))),
    reader.get<WhatItem[]>(childIds.map((id) => rowKeys.what(keys, containerId, id))),
  ]);
  const children = whats.filter(
    (child): child is WhatItem =>
      notDeleted(child)?.parentId === what.id && child?.parentGeneration === what.generation,
  );
  const there = new Set([what, ...children].map(({ id }) => id));
  const takes = ({ releaseId, level }: ReleaseWhatItem) => {
    const release = notDeleted(releases.find((one) => one?.id === releaseId));
    return release?.completed === false && levelMixError(release, level) === undefined;
  };
  return {
    items: items.filter(
      (item): item is ReleaseWhatItem => item?.deletedAt === what.deletedAt && there.has(item.whatId) && takes(item),
    ),
    children,
  };
}
