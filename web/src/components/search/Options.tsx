import { useEffect, useRef } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { check, minus } from '../controls/pageIcons.ts';
import styles from './search.module.css';

export type Option = {
  id: string;
  text: string;
  detail?: string;
  /** Whether it shows that it is there, but cannot be chosen. */
  disabled?: boolean;
  /** Whether it holds for all, some or none of what it is chosen for, in a check box of its own. */
  mark?: 'all' | 'some' | 'none';
  /** The colour of a dot before the text. */
  color?: string;
};
type Props = {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: number;
  onChoose: (index: number) => void;
  /** Whether one option is chosen of all: a check mark shows which, without a box. */
  single?: boolean;
  /** Called for a click on a check box. */
  onMark?: (index: number) => void;
};

/** The options below a search field, which refers to the chosen one. */
export function Options({ id, label, options, chosen, onChoose, single = false, onMark = onChoose }: Props) {
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
      data-single={single || undefined}
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
          aria-checked={option.mark && CHECKED[option.mark]}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className={styles['option']}
          data-led={option.mark !== undefined || undefined}
        >
          {option.mark !== undefined && (
            <span
              className={styles['mark']}
              data-mark={option.mark}
              onClick={(event) => {
                event.stopPropagation();
                onMark(index);
              }}
            >
              {option.mark !== 'none' && <Icon path={option.mark === 'all' ? check : minus} small />}
            </span>
          )}
          {option.color !== undefined && <span className={styles['dot']} style={{ background: option.color }} />}
          <Words {...option} />
        </div>
      ))}
    </div>
  );
}

function Words({ text, detail, mark }: Option) {
  const words = (
    <>
      <span dir="auto">{text}</span>
      {detail !== undefined && <small dir="auto">{detail}</small>}
    </>
  );
  return mark === undefined ? words : <span className={styles['words']}>{words}</span>;
}

const CHECKED = { all: true, some: 'mixed', none: false } as const;
