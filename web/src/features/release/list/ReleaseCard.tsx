import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import controls from '#web/components/controls/controls.module.css';
import { Icon } from '#web/components/controls/Icon.tsx';
import { calendar } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { isReturnFrom, returnedTo } from '#web/components/focus/pageStart.ts';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { formatCalendarDay } from '#web/components/text/calendarDay.ts';
import { ClampedText } from '#web/components/text/ClampedText.tsx';
import { DateText } from '#web/components/text/DateText.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './releases.module.css';

type Props = { release: Release; onEditPeriod: ((release: Release) => void) | undefined };

/** A release in the list: its name is the link. */
export function ReleaseCard({ release, onEditPeriod }: Props) {
  const containerId = useContainerId();
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
  return (
    <li aria-labelledby={nameId} className={`${styles['box']} ${styles['card']}`}>
      <div className={styles['head']}>
        <Text as="h3" look="subtitle" id={nameId} className={styles['name']}>
          <Link to={to} className={controls['name']} {...(isReturnFrom(state, id) && returnedTo)}>
            <ClampedText text={name} lines={2} />
          </Link>
        </Text>
        {completed && <CompletedBadge />}
      </div>
      <dl className={styles['facts']}>
        <dt>{texts.created}</dt>
        <dd>
          <DateText at={created} />
        </dd>
        <dt>{texts.start}</dt>
        <dd>{formatCalendarDay(start)}</dd>
        <dt>{texts.end}</dt>
        <dd>{formatCalendarDay(end)}</dd>
      </dl>
      <div className={styles['actions']}>
        {onEditPeriod !== undefined && (
          <Button
            start={<Icon path={calendar} />}
            aria-label={texts.editPeriodNamed({ name })}
            onClick={editPeriod}
            className={`${styles['quiet']} ${styles['period']}`}
          >
            {texts.editPeriod}
          </Button>
        )}
        <ButtonLink to={to} variant="outlined" aria-label={texts.openNamed({ name })}>
          {texts.open}
        </ButtonLink>
      </div>
    </li>
  );
}
