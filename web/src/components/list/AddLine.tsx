import { type ReactNode, useState } from 'react';
import { refusalOf } from '#web/replica/refusal.ts';
import { LineField } from './LineField.tsx';

type Props = {
  /** The name of the field, also shown in it while it is empty. */
  label: string;
  /** The error of a name, if the client can tell. */
  problemOf: (name: string) => string | undefined;
  /** Adds an entity of this name. It shows at once; a refusal is thrown. */
  add: (name: string) => Promise<unknown>;
  /** Content before the field, such as a choice of its kind. */
  children?: ReactNode;
};

/**
 * Adds one entity after another to a list: Enter adds the typed text. A refused text returns, unless the user has typed
 * something else meanwhile.
 */
export function AddLine({ label, problemOf, add, children }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const name = typed.trim();
    if (name === '') return;
    const wrong = problemOf(name);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setTyped('');
    add(name).catch((error: unknown) => {
      setTyped((now) => (now === '' ? name : now));
      setProblem(refusalOf(error).message);
    });
  };
  return (
    <LineField
      label={label}
      placeholder={label}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        setProblem(undefined);
      }}
      onEnter={submit}
      // Clicking elsewhere saves the text.
      onLeave={submit}
      problem={problem}
    >
      {children}
    </LineField>
  );
}
