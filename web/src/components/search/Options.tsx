import { useEffect, useRef } from 'react';
import styles from './search.module.css';

/** `disabled` options show that they are there, but cannot be chosen. */
export type Option = { id: string; text: string; detail?: string; disabled?: boolean };
type Props = {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: number;
  onChoose: (index: number) => void;
};

/** The options below a search field, which refers to the chosen one. */
export function Options({ id, label, options, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      id={id}
      ref={list}
      role="listbox"
      aria-label={label}
      hidden={options.length === 0}
      className={styles['options']}
    >
      {options.map((option, index) => (
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          aria-disabled={option.disabled}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className={styles['option']}
        >
          <span dir="auto">{option.text}</span>
          {option.detail !== undefined && <small dir="auto">{option.detail}</small>}
        </div>
      ))}
    </div>
  );
}
