import { bandOfMaturity } from '#shared/rules/company/maturity.ts';
import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import * as maturityTexts from '#shared/texts/what/maturity.ts';
import visuallyHidden from '#web/components/focus/visuallyHidden.module.css';
import styles from './activityRoadmap.module.css';

const BANDS = ['low', 'lowMed', 'med', 'medHigh', 'high'] as const;

/** An average maturity as its band: by name, by number and by the filled parts of a bar (rule roadmap.14). */
export function MaturityBand({ average }: { average: number | null }) {
  if (average === null)
    return (
      <span className={styles['notJudged']} title={maturityTexts.notJudged}>
        <span aria-hidden="true">–</span>
        <span className={visuallyHidden['text']}>{maturityTexts.notJudged}</span>
      </span>
    );
  const band = bandOfMaturity(average);
  const number = average.toFixed(1);
  return (
    <span className={styles['band']} title={texts.average({ average: number })}>
      <span className={styles['parts']} aria-hidden="true">
        {BANDS.map((each, i) => (
          <span key={each} data-filled={i <= BANDS.indexOf(band) || undefined} />
        ))}
      </span>
      <b>{maturityTexts.bands[band]}</b> <span className={styles['average']}>{number}</span>
    </span>
  );
}
