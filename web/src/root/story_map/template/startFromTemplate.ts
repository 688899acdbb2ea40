import { type TemplateName, templates } from '#shared/templates/templates.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { addWho } from '#web/features/who/model/whoCommands.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import { placeAtEnd } from '#web/replica/story_map/layout.ts';

/**
 * Fills an empty story map from a template, as if its cards had been pasted: all show at once, wait for a lost network,
 * and are undone together.
 * @throws when the template cannot be loaded
 */
export async function startFromTemplate(actions: BoardActions, name: TemplateName): Promise<void> {
  const { template } = await templates[name]();
  const { map, ui } = actions;
  const group = crypto.randomUUID();
  const total = template.backbone.reduce((sum, [, below]) => sum + 1 + below.length, 0);
  ui.set({ pasted: { group, total, hasReused: false } });
  let part = 0;
  const add = (parentId: string | null, text: string) =>
    map.cards.add(placeAtEnd(actions.layout, parentId), text, { group, part: (part += 1) });
  for (const [activity, below] of template.backbone) {
    const parentId = add(null, activity);
    for (const text of below) add(parentId, text);
  }
  let behind: string | null = null;
  for (const who of template.whos) {
    const id = temporaryId();
    const place = { groupId: null, categoryId: null };
    void map.pending.begin(addWho, { containerId: map.containerId, who: id, name: who, place, behind });
    behind = id;
  }
}
