import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { hasCommandKey, isTypingEnd } from '#web/base/browser/keys.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { nothingMatches } from './nothingMatches.ts';
import { type Option, Options } from './Options.tsx';
import styles from './search.module.css';
import { useChosen } from './useChosen.ts';

type Props = {
  label: string;
  list: string;
  typed: string;
  onType: (text: string) => void;
  options: readonly Option[];
  /** @param stays whether the picker stays open for another choice */
  onChoose: (id: string, stays: boolean) => void;
  numeric?: boolean;
  /** Whether one option is chosen of all. */
  single?: boolean;
  /** What is said below the options; by default that nothing matches, if so. */
  message?: string | undefined;
  children?: ReactNode;
};

/**
 * The content of a small picker: a field that filters the options below it. The first option is chosen at once, so
 * Enter alone takes it; with Ctrl (on a Mac Cmd), or on a check box, the picker stays open.
 */
export function QuickPick({
  label,
  list,
  typed,
  onType,
  options,
  onChoose,
  numeric = false,
  single = false,
  message = options.length === 0 ? nothingMatches(typed) : undefined,
  children,
}: Props) {
  const listId = useId();
  const choose = (index: number, stays = false) => {
    const option = options[index];
    if (option !== undefined && option.disabled !== true) onChoose(option.id, stays);
  };
  const { index, onKeyDown } = useChosen(
    options.length,
    options.map(({ id }) => id).join(' '),
    { isOpen: options.length > 0, open: noop, close: () => false, enter: noop, choose },
    0,
  );
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !hasCommandKey(event) || isTypingEnd(event)) return onKeyDown(event);
    event.preventDefault();
    choose(index, true);
  };
  return (
    <div className={styles['quick']}>
      <input
        autoFocus
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={index >= 0 ? `${listId}-${index}` : undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={numeric ? 'numeric' : undefined}
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      <div className={styles['scrolling']}>
        <Options
          id={listId}
          label={list}
          options={options}
          chosen={index}
          single={single}
          onChoose={choose}
          onMark={(at) => choose(at, true)}
        />
        <Text as="div" look="compact" quiet role="status" className={styles['said'] ?? ''}>
          {message}
        </Text>
      </div>
      {children}
    </div>
  );
}

const noop = () => undefined;
