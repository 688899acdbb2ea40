import * as texts from '#shared/texts/frame.ts';
import { AchievedBar } from '#web/components/frame/AchievedBar.tsx';
import type { AboutObjective, AboutProblem } from '#web/replica/frame/useFrame.ts';
import styles from './frame.module.css';

/** How many objectives a problem has, and how many releases take it on. */
export function ProblemFacts({ objectiveIds, releases }: AboutProblem) {
  return (
    <>
      <span className={styles['fact']}>{texts.countObjectives({ count: objectiveIds.length })}</span>
      <span className={styles['fact']}>{texts.countReleases({ count: releases })}</span>
    </>
  );
}

/** How many problems and releases an objective has, and how much of it is achieved, once it has active benefits. */
export function ObjectiveFacts({ problemIds, releases, achieved }: AboutObjective) {
  return (
    <>
      {achieved !== null && (
        <span className={`${styles['fact']} ${styles['achieved']}`}>
          <AchievedBar percent={achieved} className={styles['bar']} />
          {texts.achievedOf({ percent: achieved })}
        </span>
      )}
      <span className={styles['fact']}>{texts.countProblems({ count: problemIds.length })}</span>
      <span className={styles['fact']}>{texts.countReleases({ count: releases })}</span>
    </>
  );
}
