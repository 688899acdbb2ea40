import { fill } from '#shared/texts/fill.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { WhoActions } from './WhoActions.ts';

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Handles a key on the name of a group or category, for editors: Space picks it up, arrows then move it, M opens its
 * menu, Delete removes it. Enter renames it, as a click does.
 * @returns whether it handled the key
 */
export function pressLabelKey(actions: WhoActions, id: string, key: string, anchor: HTMLElement): boolean {
  if (actions.ui.get().liftedLabel !== null) return pressLifted(actions, key);
  const commands: Record<string, () => void> = {
    ' ': () => pickUp(actions, id),
    m: () => actions.ui.set({ labelMenu: { id, anchor } }),
    ContextMenu: () => actions.ui.set({ labelMenu: { id, anchor } }),
    F2: () => actions.ui.set({ editor: { kind: 'label', id } }),
    Delete: () => actions.askToRemoveLabel(id),
  };
  const command = commands[key.length === 1 ? key.toLowerCase() : key];
  command?.();
  return command !== undefined;
}

/** Moves a label by one step without picking it up. @param by -1 moves towards the start */
export function stepLabel(actions: WhoActions, id: string, by: -1 | 1): void {
  const next = stepped(actions, id, by);
  if (next === undefined) return actions.announce(whoTexts.announcements.edge);
  actions.announce(actions.moveLabel(id, next));
}

/** Puts a picked-up label back where it was. */
export function putLabelBack(actions: WhoActions): void {
  const { liftedLabel } = actions.ui.get();
  if (liftedLabel === null) return;
  actions.previewLabel(liftedLabel.id, null);
  actions.ui.set({ liftedLabel: null });
  const name = actions.label(liftedLabel.id)?.name ?? '';
  actions.announce(fill(whoTexts.announcements.labelBack, { name }));
}

function stepped(actions: WhoActions, id: string, by: -1 | 1) {
  const row = actions.labelRow(id);
  const index = row.indexOf(id) + by;
  return index < 0 || index >= row.length ? undefined : actions.positionOfLabel(id, index);
}

function pickUp(actions: WhoActions, id: string): void {
  const name = actions.label(id)?.name ?? '';
  const position = actions.positionOfLabel(id, actions.labelRow(id).indexOf(id));
  actions.ui.set({ liftedLabel: { id, position } });
  actions.announce(fill(whoTexts.announcements.labelPicked, { name }));
}

function pressLifted(actions: WhoActions, key: string): boolean {
  const { liftedLabel } = actions.ui.get();
  if (liftedLabel === null) return false;
  const { id, position } = liftedLabel;
  const by = STEPS[key];
  if (by !== undefined) {
    const next = stepped(actions, id, by);
    if (next === undefined) actions.announce(whoTexts.announcements.edge);
    else {
      actions.ui.set({ liftedLabel: { id, position: next }, heading: id });
      actions.previewLabel(id, next);
      actions.announce(actions.labelPlace(id));
    }
  } else if (key === ' ' || key === 'Enter') {
    actions.previewLabel(id, null);
    actions.ui.set({ liftedLabel: null, heading: id });
    actions.announce(fill(whoTexts.announcements.labelDropped, { place: actions.moveLabel(id, position) }));
  } else if (key === 'Escape' || key === 'Tab') putLabelBack(actions);
  // A drag blocks all other actions.
  return key !== 'Tab';
}
