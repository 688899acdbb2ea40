import { ROADMAP_MONTHS } from '#shared/model/roadmap.ts';

/** The number of months in an address; the usual one if it is invalid (rule roadmap.4). */
export function monthsIn(text: string | null): number {
  const { min, max, step, default: usual } = ROADMAP_MONTHS;
  const months = Number(text);
  return months >= min && months <= max && months % step === 0 ? months : usual;
}
