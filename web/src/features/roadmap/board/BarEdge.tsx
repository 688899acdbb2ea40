import { type KeyboardEvent, useState } from 'react';
import { DAY_MS } from '#shared/rules/roadmap/timeAxis.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import type { DragState } from '#web/board/dragging/draggable.ts';
import { formatCalendarDay } from '#web/components/text/calendarDay.ts';
import type { Edge } from '../model/RoadmapActions.ts';
import { useRoadmapActions } from '../roadmapContext.ts';
import styles from './roadmap.module.css';

/** An edge of a release: a slider by days. The date is saved with Enter, or when the focus leaves. */
export function BarEdge({ column: id, side }: { column: string; side: 'start' | 'end' }) {
  const actions = useRoadmapActions();
  const release = actions.column(id)?.release;
  const [draft, setDraft] = useState<number | null>(null);
  if (release === undefined) return null;
  const saved = release[side] || release.start || release.end;
  const at = draft ?? saved;
  const name = (side === 'start' ? texts.startOf : texts.endOf)({ name: release.name });
  const show = (day: number | null) => {
    setDraft(day);
    const edge = { column: id, side };
    const refusal = day === null ? null : (actions.edgeRefusal(edge, day) ?? null);
    actions.ui.set({
      edge: day === null ? null : { item: edge, landing: { target: { at: day }, line: null, refusal } },
    });
  };
  const save = () => {
    if (draft === null) return;
    const refusal = actions.edgeRefusal({ column: id, side }, draft);
    show(null);
    if (refusal !== undefined) actions.refuse(refusal);
    else actions.setEdge({ column: id, side }, draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const days = STEPS[event.key];
    if (days !== undefined) show(at + days * DAY_MS);
    else if (event.key === 'Enter' || event.key === ' ') save();
    else if (event.key === 'Escape' && draft !== null) show(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      role="slider"
      className={styles['edge']}
      aria-label={name}
      aria-valuenow={Math.round(at / DAY_MS)}
      aria-valuetext={formatCalendarDay(at)}
      data-edge={side}
      data-column={id}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};

type DayProps = {
  dragged: DragState<Edge, { at: number }>;
  /** The bar on its axis, in px. */
  shown: { left: number; width: number };
  axisWidth: number;
};

/** The day of a dragged edge, or why the release cannot have it. It moves along the edge, so as to stay on the axis. */
export function BarDay({ dragged: { item, landing }, shown, axisWidth }: DayProps) {
  if (landing === null) return null;
  const isStart = item.side === 'start';
  const along = (isStart ? shown.left : shown.left + shown.width) / axisWidth;
  return (
    <span
      className={styles['barDay']}
      style={{ left: isStart ? 0 : '100%', translate: `${-100 * along}%` }}
      role="status"
    >
      {landing.refusal ?? formatCalendarDay(landing.target.at)}
    </span>
  );
}
