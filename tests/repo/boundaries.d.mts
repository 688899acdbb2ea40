export type Boundaries = {
  violations: { rule: string; from: string; to: string; why: string }[];
  problems: string[];
  modules: number;
  imports: number;
};
export function checkBoundaries(root: string): Promise<Boundaries>;
