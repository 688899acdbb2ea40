import * as texts from '#shared/texts/boardSelection.ts';

/** The attributes of an item's element that takes the focus: its name for the selection, and whether it is selected. */
export const itemProps = (key: string, isSelected: boolean) => ({
  'data-item': key,
  'data-selected': isSelected || undefined,
  'aria-description': isSelected ? texts.selected : undefined,
});

/** The name of the item at an element. */
export function itemKeyAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.dataset['item'] : undefined;
}
