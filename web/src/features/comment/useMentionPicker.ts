import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { type Mentionable, typedMention, withMentions } from '#shared/rules/mentions.ts';
import * as texts from '#shared/texts/comments.ts';
import { useChosen } from '#web/components/search/useChosen.ts';
import { findPeople, MAX_FOUND_PEOPLE } from '#web/replica/people/usePeople.ts';
import { useMentionable } from './useMentionable.ts';

/**
 * Offers people whose name is typed behind an @ in a field. The chosen one is put into its text by name.
 * @param onType called with the text in which the name of the chosen one stands
 */
export function useMentionPicker(
  text: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onType: (text: string) => void,
) {
  const id = useId();
  const { onMap, others } = useMentionable();
  /** The place of the cursor; null while nothing is offered. */
  const [cursor, setCursor] = useState<number | null>(null);
  const [picked, setPicked] = useState<readonly Mentionable[]>([]);
  const typed = cursor === null ? undefined : typedMention(text, cursor);
  const found =
    typed === undefined
      ? []
      : typed.name === ''
        ? onMap.slice(0, MAX_FOUND_PEOPLE)
        : [...findPeople(onMap, typed.name), ...findPeople(others, typed.name)].slice(0, MAX_FOUND_PEOPLE);
  const options = found.map(({ uid, username, email }) => ({
    id: uid,
    text: username,
    detail: onMap.some((one) => one.uid === uid) ? email : texts.notOnMap({ email }),
  }));
  const isOpen = options.length > 0;
  const close = () => {
    setCursor(null);
    return isOpen;
  };
  const choose = (index: number) => {
    const person = found[index];
    if (person === undefined || typed === undefined || cursor === null) return;
    const before = `${text.slice(0, typed.at)}@${person.username} `;
    setPicked((all) => [person, ...all]);
    setCursor(null);
    onType(before + text.slice(cursor).replace(/^ /u, ''));
    // The field has the new text by then.
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  };
  const chosen = useChosen(
    options.length,
    `${typed?.at} ${typed?.name}`,
    { isOpen, open: () => undefined, close, enter: () => undefined, choose },
    0,
  );
  /** @returns whether the key was meant for the options */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      choose(chosen.index);
      return true;
    }
    chosen.onKeyDown(event);
    return event.defaultPrevented;
  };
  return {
    options,
    isOpen,
    chosen: chosen.index,
    listId: id,
    choose,
    close,
    onKeyDown,
    /** Looks at what is typed at the cursor. */
    look: () => setCursor(field.current?.selectionStart ?? null),
    /** A text with mentions in place of names. Of two people with one name, the one that was chosen is meant. */
    withMentions: (typedText: string) => withMentions(typedText, [...picked, ...onMap, ...others]),
    /** What the field says about its options to screen readers. */
    aria: isOpen
      ? ({
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': id,
          'aria-activedescendant': `${id}-${chosen.index}`,
        } as const)
      : {},
  };
}
