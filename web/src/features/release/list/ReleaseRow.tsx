import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Text } from '#web/components/controls/Text.tsx';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import { isReturnFrom, returnedTo } from '#web/components/focus/pageStart.ts';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { formatCalendarDay, formatPeriod } from '#web/components/text/calendarDay.ts';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './releaseList.module.css';
import { ReleaseRowMenu } from './ReleaseRowMenu.tsx';

type Props = {
  release: Release;
  /** Undefined until the list has come again with a release that was added since. */
  totals: EpicTotals | undefined;
  /** Undefined for viewers. */
  onEditPeriod: ((release: Release) => void) | undefined;
};

/** A release in the list: its name is the link, and its period the button that changes it. */
export function ReleaseRow({ release, totals, onEditPeriod }: Props) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const nameId = useId();
  const state: unknown = useLocation().state;
  const { id, name, created, start, end, completed } = release;
  const editPeriod = () => {
    if (completed)
      toasts.show({
        severity: 'error',
        text: errors.releaseCompleted.message,
        ms: TOAST_MS.creationError,
        action: { label: texts.dismiss, onClick: () => undefined },
      });
    else onEditPeriod?.(release);
  };
  const period = formatPeriod(release) ?? texts.noDates;
  const startAndEnd = texts.startAndEnd({ start: formatCalendarDay(start), end: formatCalendarDay(end) });
  return (
    <li aria-labelledby={nameId} className={styles['row']}>
      <div className={styles['title']}>
        <Text as="h3" look="subtitle" id={nameId} className={styles['name']}>
          <Link
            to={paths.release(containerId, id)}
            className={controls['name']}
            {...(isReturnFrom(state, id) && returnedTo)}
          >
            <ClampedText text={name} lines={2} />
          </Link>
        </Text>
        {completed && <CompletedBadge />}
      </div>
      <div className={styles['period']} data-none={period === texts.noDates || undefined}>
        <Tooltip title={startAndEnd} describes>
          {onEditPeriod === undefined ? (
            <span className={styles['dates']}>{period}</span>
          ) : (
            <Button plain aria-label={texts.editPeriodNamed({ name })} onClick={editPeriod} className={styles['dates']}>
              {period}
            </Button>
          )}
        </Tooltip>
      </div>
      <div className={styles['progress']}>
        {totals !== undefined && <EpicProgress totals={totals} barClassName={styles['bar']} />}
      </div>
      <div className={styles['created']}>
        <DateText at={created} text={(day) => texts.created({ day })} />
      </div>
      <ReleaseRowMenu release={release} onEditPeriod={onEditPeriod && editPeriod} />
    </li>
  );
}
