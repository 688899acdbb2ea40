import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { namedWhos } from '#shared/rules/epic/epics.ts';
import { withoutWhos } from '#shared/rules/epic/movedEpic.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import type { EpicItem } from './epic.ts';

/**
 * An epic as it goes to another story map: without the Whos that are not there (rule epic.27).
 * @param leavesOut whether its sender agrees to that
 * @throws CallError epic-whos-missing, with their names
 */
export async function epicForMap(
  reader: Reader,
  from: string,
  to: string,
  epic: EpicItem,
  leavesOut: boolean,
): Promise<EpicItem> {
  const ids = namedWhos(epic);
  const rows = await reader.get<WhoItem[]>(
    [from, to].flatMap((map) => ids.map((id) => rowKeys.who(reader.keys, map, id))),
  );
  const missing = ids.filter((_id, i) => notDeleted(rows[ids.length + i]) === undefined);
  if (missing.length > 0 && !leavesOut) {
    const names = missing.flatMap((id) => rows[ids.indexOf(id)]?.name ?? []).join(', ');
    throw new CallError(errors.epicWhosMissing, { message: errorTexts.whosMissing({ names }) });
  }
  return withoutWhos(epic, new Set(missing));
}
