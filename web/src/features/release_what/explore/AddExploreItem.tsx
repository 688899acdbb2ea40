import { useState } from 'react';
import type { ExploreType } from '#shared/model/epic.ts';
import { epicTexts } from '#shared/texts/epics.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts } from '#shared/texts/releaseWhat.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from '../entities.ts';
import { ItemField } from './ItemField.tsx';
import { type ExploreItem, itemProblem, useExploreEdits } from './useExplore.ts';

const texts = releaseWhatTexts.explore;

type Props = { title: string; types: readonly ExploreType[]; place: Place; items: readonly ExploreItem[] };

/**
 * Adds one explore item after another: Enter adds the typed text. A refused text returns, unless the user has typed
 * something else meanwhile.
 */
export function AddExploreItem({ title, types, place, items }: Props) {
  const edits = useExploreEdits(place);
  const [type, setType] = useState(types[0] ?? 'when');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const label = fill(texts.add, { kind: types.length > 1 ? epicTexts.kinds[type] : title });
  const add = () => {
    const name = typed.trim();
    if (name === '') return;
    const wrong = itemProblem(name, type, items);
    if (wrong !== undefined) return setProblem(wrong);
    setTyped('');
    edits.add(type, name).catch((error: unknown) => {
      setTyped((now) => (now === '' ? name : now));
      setProblem(refusalOf(error).message);
    });
  };
  return (
    <ItemField
      label={label}
      placeholder={label}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        setProblem(undefined);
      }}
      onEnter={add}
      // Clicking elsewhere saves the text.
      onLeave={add}
      problem={problem}
    >
      {types.length > 1 && (
        <Select
          aria-label={texts.kind}
          value={type}
          onChange={(chosen) => {
            setType(chosen);
            setProblem(undefined);
          }}
          options={types.map((each) => [each, epicTexts.kinds[each]])}
        />
      )}
    </ItemField>
  );
}
