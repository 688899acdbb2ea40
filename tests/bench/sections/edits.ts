import { randomUUID } from 'node:crypto';
import type { CallInput, CallName } from '#shared/contract/registry.ts';
import { createWorld, type Somebody } from '#tests/calls/support/world.ts';
import type { Part, TableCell } from '../report/section.ts';
import { bigMap } from '../support/bigMap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { withStack } from '../support/withStack.ts';

const SIZES = [100, 1_000, 5_000] as const;
/** Bytes that an edit may take, each way. */
const EDIT_BYTES = 1_024;

/** The bytes of one edit each way, on maps of different sizes: they must not grow with the map. */
export const edits: Part = {
  name: 'edits',
  title: 'Bytes of an edit: body of the request, and of the answer as it is sent',
  measure: () =>
    withStack(async (stack) => {
      const { owner } = await createWorld(stack);
      const rows: TableCell[][] = [];
      for (const size of SIZES)
        for (const { what, up, down } of await editsOn(size, owner)) rows.push([what, size, up, down]);
      const most = (column: 2 | 3) => Math.max(...rows.map((row) => Number(row[column])));
      return {
        columns: ['edit', 'Activities', 'bytes up', 'bytes down'],
        rows,
        aims: [
          { what: 'an edit, up', unit: 'bytes', atMost: EDIT_BYTES, measured: most(2) },
          { what: 'an edit, down', unit: 'bytes', atMost: EDIT_BYTES, measured: most(3) },
        ],
        notes: [
          'As the board sends them, neighbours named. Without headers, which are the same for every call and mostly the token. Answers are gzipped from 1 KB on.',
        ],
      };
    }),
};

type Edit = { what: string; up: number; down: number };

/** Makes one edit of each kind on a map of a given size, in an order in which each finds what it needs. */
async function editsOn(size: number, owner: Somebody): Promise<Edit[]> {
  const { containerId, columns } = await bigMap(size, owner);
  const [first, second] = columns;
  if (first === undefined || second === undefined) throw new Error('a big map has more columns');
  const made: Edit[] = [];
  const edit = async <Name extends CallName>(name: Name, input: CallInput<Name>, what: string = name) => {
    const { output, sentBytes } = await callDirectly(name, input, owner, randomUUID());
    made.push({ what, up: Buffer.byteLength(JSON.stringify(input)), down: sentBytes });
    return output;
  };
  const top = { newOrder: 0, afterWhatId: null, beforeWhatId: first.children[0] ?? null };
  const [linkTypeId, priorityId] = await settingsOf(owner);

  const { id: whatId } = await edit('add_what', {
    containerId,
    description: `Book a desk near colleagues ${size}`,
    level: 1,
    parentId: first.id,
    afterWhatId: null,
    beforeWhatId: first.children[0] ?? null,
  });
  const { id: whoId } = await edit('add_who', {
    containerId,
    name: `Visitor of ${size}`,
    group: 'People',
    category: 'Guests',
    whoId: null,
  });
  await edit('change_what_fields', { containerId, whatId, fields: { priorityId, cost: 3, size: 2, value: 8 } });
  await edit('change_what_description', {
    containerId,
    objectId: whatId,
    newDescription: `Book a desk beside a colleague ${size}`,
    changeType: 'what_description',
  });
  await edit('set_rank', { containerId, whatId, newRank: 1 });
  await edit('add_what_who_links', { containerId, whatId, linkTypeId, whoIds: [whoId] });
  await edit('change_who', { containerId, whoId, group: 'Others', category: null });
  await edit(
    'update_what_order',
    { containerId, whatId: columns.at(-1)?.id ?? '', newOrder: 0, afterWhatId: null, beforeWhatId: first.id },
    'update_what_order, backbone',
  );
  await edit(
    'update_what_order',
    { containerId, whatId: first.children.at(-1) ?? '', ...top },
    'update_what_order, child',
  );
  await edit(
    'move_what',
    {
      containerId,
      whatId: second.children[0] ?? '',
      newParentId: first.id,
      newOrder: 0,
      afterWhatId: null,
      beforeWhatId: first.children.at(-1) ?? null,
    },
    'move_what, to another parent',
  );
  await edit('delete_what2', { containerId, whatId });
  return made;
}

async function settingsOf(owner: Somebody): Promise<[linkTypeId: string, priorityId: string]> {
  const { output } = await callDirectly('company_settings', {}, owner);
  const [link, priority] = [output.who_what_link_type[0], output.priorities[0]];
  if (link === undefined || priority === undefined) throw new Error('a company starts with link types and priorities');
  return [link.id, priority.id];
}
