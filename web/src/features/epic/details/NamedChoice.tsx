import { Fact } from '#web/components/field/Fact.tsx';
import { useChoice } from '#web/components/field/useChoice.ts';
import { type Choice, NamedSelect } from './NamedSelect.tsx';

type Props = {
  label: string;
  choices: readonly Choice[];
  value: string | null;
  /** The name of the current value when it is no longer among the choices. */
  missingName: string;
  /** The text for no choices yet. */
  emptyText: string;
  readOnly: boolean;
  /** @throws the reason for a refusal */
  save: (value: string | null) => Promise<unknown>;
};

/** One of the Whos or explore items, or none, saved as soon as chosen. */
export function NamedChoice({ value, readOnly, save, ...field }: Props) {
  const choice = useChoice(value ?? '', (id) => save(id === '' ? null : id));
  const chosen = choice.value === '' ? null : choice.value;
  if (!readOnly)
    return (
      <NamedSelect {...field} value={chosen} message={choice.message} onChange={(id) => choice.choose(id ?? '')} />
    );
  const name = chosen === null ? undefined : field.choices.find(({ id }) => id === chosen)?.name;
  return <Fact label={field.label} value={chosen === null ? undefined : (name ?? field.missingName)} />;
}
