/** A field of a table: null when it does not apply. */
export type TableCell = string | number | null;

/** A figure with an upper limit as its target. */
export type Aim = {
  readonly what: string;
  readonly unit: string;
  readonly atMost: number;
  readonly measured: number;
};

/** The result of one section of the bench. */
export type Section = {
  /** Heads of the columns; every row has as many cells. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly aims?: readonly Aim[];
  /** How the figures were measured, unless their column heads say it. */
  readonly notes?: readonly string[];
  /** Missing measurements, with reasons. Any of them fails the bench. */
  readonly missing?: readonly string[];
};

/** A section of the bench: `measure` takes as long as it needs and asserts nothing. */
export type Part = { readonly name: string; readonly title: string; readonly measure: () => Promise<Section> };
export type Measured = {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  readonly section: Section;
};

/** Whether a target is met by the unrounded figure. */
export function verdict({ measured, atMost }: Aim): 'ok' | 'over' {
  return measured <= atMost ? 'ok' : 'over';
}
