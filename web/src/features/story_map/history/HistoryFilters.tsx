import * as texts from '#shared/texts/story_map/history.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { authorOf, type NameOfPerson } from './formatEntry.ts';
import styles from './history.module.css';
import { type HistoryFilter, type HistoryKind, type NumberedEntry, PRODUCT } from './historyDays.ts';

type Props = {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
  entries: readonly NumberedEntry[];
  personName: NameOfPerson;
};

const KINDS = Object.entries(texts.kinds) as [HistoryKind, string][];

/** Narrows the history to a person, among those who have changed something, and to a kind of change. */
export function HistoryFilters({ filter, onChange, entries, personName }: Props) {
  const people = new Map(
    entries.map(({ entry }) => [
      entry.user ?? PRODUCT,
      entry.user === null ? texts.system : authorOf(entry, personName),
    ]),
  );
  const byName = [...people].toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <div className={styles['filters']}>
      <Select
        aria-label={texts.filterPerson}
        value={filter.person}
        onChange={(person) => onChange({ ...filter, person })}
        options={[['', texts.everyone], ...byName]}
      />
      <Select
        aria-label={texts.filterKind}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        options={[['', texts.everyKind], ...KINDS]}
      />
    </div>
  );
}
