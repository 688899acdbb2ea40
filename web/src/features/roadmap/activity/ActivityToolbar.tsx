import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TimeAxis } from '#shared/rules/roadmap/timeAxis.ts';
import * as dateTexts from '#shared/texts/dates.ts';
import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import { paths } from '#web/base/paths.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { calendar, chevronLeft, chevronRight, tune } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { RefreshButton } from '#web/components/state/RefreshButton.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import page from '../roadmapPage.module.css';
import { TypeButton } from '../TypeButton.tsx';
import styles from './activityRoadmap.module.css';
import { type ActivityParams, monthsAfter } from './params.ts';
import type { PeriodProps } from './PeriodPopover.tsx';

const PeriodPopover = lazyDialog<PeriodProps>(() => import('./PeriodPopover.tsx').then((file) => file.PeriodPopover));

type Props = {
  params: ActivityParams;
  axis: TimeAxis;
  onChange: (params: Partial<ActivityParams>) => void;
  onSelect: () => void;
  onRefresh: () => void;
  refreshing: boolean;
};

/** Above the activity roadmap: its type, Activities, months, and whether the future maturity shows. */
export function ActivityToolbar({ params, axis, onChange, onSelect, onRefresh, refreshing }: Props) {
  const containerId = useContainerId();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; isOpen: boolean }>();
  const isOpen = opened?.isOpen === true;
  const range = `${monthOf(axis.start)} – ${monthOf(axis.end - 1)}`;
  const count = params.whatIds.length;
  const go = (months: number) => () => onChange({ from: monthsAfter(axis.start, months) });
  return (
    <div className={page['toolbar']}>
      <TypeButton
        shown="activity"
        className={page['view']}
        onMode={(mode) => void navigate(paths.roadmap(containerId, mode))}
      />
      {count > 0 && (
        <Button start={<Icon path={tune} />} aria-haspopup="dialog" onClick={onSelect}>
          {texts.chosen({ count })}
        </Button>
      )}
      <Choice
        type="checkbox"
        checked={params.hasFuture}
        onChange={({ target }) => onChange({ hasFuture: target.checked })}
      >
        {texts.future}
      </Choice>
      <div className={styles['period']}>
        <QuietButton label={texts.earlier} onClick={go(-axis.months)}>
          <Icon path={chevronLeft} />
        </QuietButton>
        <Button
          plain
          start={<Icon path={calendar} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={texts.range({ range })}
          onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, isOpen: true })}
        >
          {range}
        </Button>
        <QuietButton label={texts.later} onClick={go(axis.months)}>
          <Icon path={chevronRight} />
        </QuietButton>
        <RefreshButton onClick={onRefresh} refreshing={refreshing} />
      </div>
      <PeriodPopover
        open={isOpen}
        onClose={() => setOpened((now) => now && { ...now, isOpen: false })}
        anchor={opened?.anchor ?? null}
        params={params}
        onChange={onChange}
      />
    </div>
  );
}

/** A month in words: 'Mar 2026'. */
function monthOf(at: number): string {
  const date = new Date(at);
  return `${dateTexts.months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
