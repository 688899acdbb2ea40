/** What stands in one field of a table: null where nothing applies. */
export type TableCell = string | number | null;

/** A figure that is meant to stay at or below a limit. */
export type Aim = {
  readonly what: string;
  readonly unit: string;
  readonly atMost: number;
  readonly measured: number;
};

/** What one part of the bench measured. */
export type Section = {
  /** Heads of the columns; every row has as many cells. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly aims?: readonly Aim[];
  /** How the figures came about, where their column heads do not say it. */
  readonly notes?: readonly string[];
  /** What could not be measured, and why. Anything here makes the bench fail. */
  readonly missing?: readonly string[];
};

/** A part of the bench: `measure` takes as long as it takes and asserts nothing. */
export type Part = { readonly name: string; readonly title: string; readonly measure: () => Promise<Section> };
export type Measured = {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  readonly section: Section;
};

/** Whether an aim is met as it is measured, before any rounding. */
export function verdict({ measured, atMost }: Aim): 'ok' | 'over' {
  return measured <= atMost ? 'ok' : 'over';
}
