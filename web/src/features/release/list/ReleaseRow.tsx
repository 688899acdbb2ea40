import { useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
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
import { RowMenu } from '#web/components/list/RowMenu.tsx';
import rows from '#web/components/list/rows.module.css';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { EpicProgress } from '#web/components/release/EpicProgress.tsx';
import { SizeOfEpics } from '#web/components/release/SizeOfEpics.tsx';
import { formatCalendarDay, formatPeriod } from '#web/components/text/calendarDay.ts';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './releaseList.module.css';

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
  const navigate = useNavigate();
  const toasts = useToasts();
  const nameId = useId();
  const state: unknown = useLocation().state;
  const { id, name, created, start, end, completed } = release;
  const to = paths.release(containerId, id);
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
    <li aria-labelledby={nameId} className={`${rows['row']} ${styles['row']}`}>
      <div className={rows['title']}>
        <Text as="h3" look="subtitle" id={nameId} className={rows['name']}>
          <Link to={to} className={controls['name']} {...(isReturnFrom(state, id) && returnedTo)}>
            <ClampedText text={name} lines={2} />
          </Link>
        </Text>
        {completed && <CompletedBadge />}
      </div>
      <div className={rows['wide']} data-none={period === texts.noDates || undefined}>
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
      <div className={rows['wide']}>
        {totals !== undefined && <EpicProgress totals={totals} barClassName={rows['bar']} />}
        {totals !== undefined && release.capacity !== null && (
          <div>
            <SizeOfEpics size={totals.size} capacity={release.capacity} />
          </div>
        )}
      </div>
      <div className={rows['wide']}>
        <DateText at={created} text={(day) => texts.created({ day })} />
      </div>
      <RowMenu
        label={texts.menuOf({ name })}
        groups={[
          [
            { label: texts.open, act: () => void navigate(to) },
            ...(onEditPeriod === undefined ? [] : [{ label: texts.editPeriod, act: editPeriod }]),
          ],
        ]}
      />
    </li>
  );
}
