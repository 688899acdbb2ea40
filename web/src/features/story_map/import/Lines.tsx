import { useState } from 'react';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { WindowedList } from '#web/components/layout/WindowedList.tsx';
import styles from './import.module.css';
import type { LineOutcome } from './outcomes.ts';

const HEIGHT = 280;
const OUTCOMES = ['added', 'changed', 'reused', 'skipped'] as const;

/** The lines of an import with what becomes of them, and how many of each there are. */
export function Lines({ outcomes }: { outcomes: readonly LineOutcome[] }) {
  const [isFiltered, setFiltered] = useState(false);
  const problems = outcomes.filter(({ outcome, notes }) => outcome === 'skipped' || notes.length > 0);
  // What is not imported at all comes first.
  const shown = isFiltered
    ? problems.toSorted((a, b) => Number(b.outcome === 'skipped') - Number(a.outcome === 'skipped'))
    : outcomes;
  const counted = OUTCOMES.map(
    (outcome) => [outcome, outcomes.filter((each) => each.outcome === outcome).length] as const,
  );
  return (
    <div className={styles['lines']}>
      <div className={styles['summary']}>
        <Text look="compact">
          {counted
            .filter(([, count]) => count > 0)
            .map(([outcome, count]) => texts.counts[outcome]({ count }))
            .join(' · ')}
        </Text>
        <Toggle checked={isFiltered} onChange={({ target }) => setFiltered(target.checked)}>
          {texts.onlyProblems}
        </Toggle>
      </div>
      {shown.length === 0 ? (
        <Text look="compact" quiet>
          {texts.noProblems}
        </Text>
      ) : (
        <WindowedList label={texts.lines} items={shown} keyOf={({ index }) => index} height={HEIGHT}>
          {({ line, type, name, outcome, notes }) => (
            <>
              <span className={styles['line']}>{line !== null && texts.line({ line })}</span>
              <span className={styles['kind']}>{texts.kinds[type]}</span>
              <span className={styles['name']} dir="auto" title={[name, ...notes].join('\n')}>
                {name}
                {notes.length > 0 && <span className={styles['note']}>{notes.join(' ')}</span>}
              </span>
              {outcome !== null && (
                <span className={styles['outcome']} data-outcome={outcome}>
                  {texts.outcomes[outcome]}
                </span>
              )}
            </>
          )}
        </WindowedList>
      )}
    </div>
  );
}
