import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isVisible } from '#shared/model/textRule.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { tooLong } from '#web/components/field/tooLong.ts';
import type { Target } from '../model/moves.ts';
import { useRoadmapActions } from '../roadmapContext.ts';
import styles from './roadmap.module.css';

type Props = { target: Target; style?: { left: number; top: number; width: number } };

/** The name of a new epic, in its cell. Enter adds it and asks for the next one. */
export function AddEpic({ target, style }: Props) {
  const actions = useRoadmapActions();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const close = () => actions.ui.set({ adding: null });
  /** @returns whether nothing is left to save */
  const save = () => {
    if (!isVisible(typed)) return true;
    const wrong = tooLong(typed) ?? actions.add(target, typed);
    setProblem(wrong);
    if (wrong === undefined) setTyped('');
    return wrong === undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isTypingEnd(event)) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      if (!isVisible(typed)) close();
      else save();
    }
  };
  return (
    <div className={styles['adding']} style={style} data-focus-target="">
      <input
        ref={field}
        value={typed}
        aria-label={texts.name}
        placeholder={texts.name}
        autoComplete="off"
        dir="auto"
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => save() && close()}
      />
      {problem !== undefined && (
        <div className={styles['problem']} role="alert">
          {problem}
        </div>
      )}
    </div>
  );
}
