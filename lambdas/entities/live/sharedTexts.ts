import { copies } from '#lambdas/entities/company/copies.ts';
import { requireUnusedBy, type SharedUse } from '#lambdas/entities/company/shared.ts';
import type { OnMapItem } from '#lambdas/entities/frame/frame.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import { keyOf, type Keys, mapOf, type SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Wanted } from '#lambdas/store/steps/stepsTo.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CopiedKind, FrameKind } from '#shared/model/frame.ts';
import { frameNameError } from '#shared/rules/frame.ts';
import { copiedKindOf, type Surroundings } from './surroundings.ts';

/** As many other maps as one change can require to be deleted (see `change_what_description`). */
const MAX_OTHER_MAPS = 80;

const sharedKinds: Readonly<Record<string, SharedKind>> = { company_what: 'what', company_who: 'who' };

/**
 * The conditions for giving a text back that story maps share: no other one uses it, as for the change itself (rule
 * undo.6). One round for each such text.
 * @throws CallError description-shared
 */
export async function requireOwnText(reader: Reader, containerId: string, { row, to }: Wanted): Promise<Mutation[]> {
  const kind = sharedKinds[row.type];
  if (kind === undefined || to.fields['text'] === undefined) return [];
  const uses = await reader.range<SharedUse>(rowKeys.sharedUses(reader.keys, kind, row.id));
  const others = uses.map(({ mapId }) => mapId).filter((id) => id !== containerId);
  if (others.length > MAX_OTHER_MAPS) throw new CallError(errors.descriptionShared);
  return [
    { do: 'require', key: keyOf(row), require: [{ attribute: 'uses', equals: uses.length }] },
    ...requireUnusedBy(reader.keys, others),
  ];
}

/**
 * A restored copy of something of the company, as the company has it now, with the condition that it does. A copy whose
 * original is gone cannot come back.
 * @throws CallError revert-blocked
 */
export function withOriginal(keys: Keys, wanted: Wanted, around: Surroundings): { wanted: Wanted; steps: Mutation[] } {
  const kind = copiedKindOf(wanted.entity);
  const { row, to } = wanted;
  if (kind === undefined || to.isDeleted || row.deletedAt === undefined) return { wanted, steps: [] };
  const original = notDeleted(around.get<Row>(copies[kind].company(keys, row.id)));
  if (original === undefined) throw new CallError(errors.revertBlocked);
  const fields = Object.entries(copies[kind].fieldsOf(original)).filter(([name, value]) => row[name] !== value);
  return {
    wanted: { ...wanted, to: { ...to, fields: { ...to.fields, ...Object.fromEntries(fields) } } },
    steps: [{ do: 'require', key: keyOf(original), require: [{ attribute: 'version', equals: original.version }] }],
  };
}

/**
 * Requires that restored and renamed objectives and problems have a name of their own on their map. One round for each.
 * @throws CallError objective-exists, problem-exists
 */
export async function requireFreeFrameName(reader: Reader, { row, to, entity }: Wanted): Promise<void> {
  const kind = copiedKindOf(entity);
  const isNamed = !to.isDeleted && (row.deletedAt !== undefined || to.fields['name'] !== undefined);
  if (!isNamed || !isFrame(kind)) return;
  const rows = await reader.range<OnMapItem>(rowKeys.frameOfMap(reader.keys, kind, mapOf(row) ?? ''));
  const { name } = { ...row, ...to.fields };
  const refusal = frameNameError(
    kind,
    { id: row.id, name: String(name) },
    rows.filter((other) => notDeleted(other) !== undefined),
  );
  if (refusal !== undefined) throw new CallError(refusal);
}

const isFrame = (kind: CopiedKind | undefined): kind is FrameKind => kind === 'objective' || kind === 'problem';
