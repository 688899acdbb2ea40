import { idIn } from './addDetails.ts';
import type { Caller } from './callAs.ts';
import type { DemoTrash } from './types.ts';

/** Adds what a story map has in its trash, and deletes it. */
export async function fillTrash(
  call: Caller,
  containerId: string,
  trash: DemoTrash,
  whatIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { text, under } of trash.whats) {
    const { id: whatId } = await call('add_what', {
      containerId,
      description: text,
      level: 1,
      parentId: idIn(whatIds, under),
      afterWhatId: null,
      beforeWhatId: null,
    });
    await call('delete_what2', { containerId, whatId });
  }
  for (const name of trash.whos) {
    const { id: whoId } = await call('add_who', { containerId, name, group: null, category: null });
    await call('delete_who', { containerId, whoId });
  }
  for (const { name, what } of trash.releases) {
    const { id: releaseId } = await call('create_release', { containerId, name });
    await call('add_whats_to_release', { containerId, releaseId, whatIds: [idIn(whatIds, what)] });
    await call('delete_release', { containerId, releaseId });
  }
}
