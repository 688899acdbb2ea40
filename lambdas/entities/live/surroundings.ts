import { copiedKinds, copies } from '#lambdas/entities/company/copies.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { type Key, type Keys, mapOf, nameOfKey } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { readContext, type Wanted } from '#lambdas/store/steps/stepsTo.ts';
import type { CopiedKind } from '#shared/model/frame.ts';

/** What a revert has to know beside the entities that it changes. */
export type Surroundings = {
  /** A row that was read: what entities stand under, their releases, their originals in the company. */
  get<Found = Row>(key: Key): Found | undefined;
  /** All of them, for derived rows. */
  context: readonly Row[];
};

/** An entity as it is after the revert, deleted or not. */
export const rowAfter = ({ row, to }: Wanted): Row => ({ ...row, ...to.fields });

/** The keys of what an entity stands under. */
export const parentsOf = (keys: Keys, { parent }: AnyEntity, row: Row): Key[] =>
  Object.values(parent ?? {}).flatMap((keysOf) => keysOf(keys, row));

/** The kind of an entity of which the company keeps the original, such as an Activity of a story map. */
export const copiedKindOf = (entity: AnyEntity): CopiedKind | undefined =>
  copiedKinds.find((kind) => copies[kind].entity === entity);

/** The key of the release that an entity is in. */
export function releaseKeyOf(keys: Keys, row: Row): Key | undefined {
  const { releaseId } = row;
  const containerId = mapOf(row);
  return typeof releaseId !== 'string' || containerId === undefined
    ? undefined
    : rowKeys.release(keys, containerId, releaseId);
}

/** Reads the surroundings of what a revert changes. One round. */
export async function readSurroundings(reader: Reader, wanted: readonly Wanted[]): Promise<Surroundings> {
  const { keys } = reader;
  const around = wanted.flatMap((each) => {
    const { entity, row } = each;
    const kind = copiedKindOf(entity);
    return [
      ...[row, rowAfter(each)].flatMap((state) => [
        ...parentsOf(keys, entity, state),
        ...[releaseKeyOf(keys, state)].filter((key) => key !== undefined),
        ...linkedMapOf(keys, state),
      ]),
      ...(kind === undefined ? [] : [copies[kind].company(keys, row.id)]),
    ];
  });
  const [needed, found] = await Promise.all([
    readContext(reader, wanted),
    around.length === 0 ? [] : reader.get<Row[]>(around),
  ]);
  const context = [...needed, ...found.flatMap((row) => row ?? [])];
  const byKey = new Map(context.map((row) => [nameOfKey(row), row]));
  return { context, get: <Found>(key: Key) => byKey.get(nameOfKey(key)) as Found | undefined };
}

/** The story map that an Activity is linked to: the pointer between both shows its name. */
const linkedMapOf = (keys: Keys, { childContainerId }: Row): Key[] =>
  typeof childContainerId === 'string' ? [rowKeys.storyMap(keys, childContainerId)] : [];
