import type { Benefit } from '#shared/model/frame.ts';
import { benefitError } from '#shared/rules/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { dateProblem } from '#web/components/text/calendarDay.ts';

type Fields = Pick<Benefit, 'name' | 'description' | 'start' | 'end' | 'achieved' | 'active'>;

/** A benefit as typed: undefined for what is no number and no date; a date is 0 while it is empty. */
type Typed = { name: string; start: number | undefined; end: number | undefined; achieved: number | undefined };

/** A whole number from 0 to 100; undefined for any other text. */
export function percentOf(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;
}

/** The errors of a benefit by field (rules objective.9, objective.10). */
export function benefitProblems({ name, start, end, achieved }: Typed): {
  name?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  achieved?: string | undefined;
} {
  const isPeriod = start !== undefined && end !== undefined && start !== 0 && end !== 0;
  return {
    name: name === '' ? texts.nameRequired : undefined,
    start: dateProblem(start) ?? (start === 0 ? texts.startRequired : undefined),
    end:
      dateProblem(end) ??
      (end === 0 ? texts.endRequired : isPeriod ? benefitError({ start, end })?.message : undefined),
    achieved: achieved === undefined ? texts.achievedRange : undefined,
  };
}

/** The fields that differ from the stored ones. */
export function changedFields(fields: Fields, stored: Benefit): Partial<Fields> {
  const names = Object.keys(fields) as (keyof Fields)[];
  return Object.fromEntries(names.filter((name) => fields[name] !== stored[name]).map((name) => [name, fields[name]]));
}
