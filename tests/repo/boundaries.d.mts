export type Boundaries = {
  violations: { rule: string; from: string; to: string; why: string }[];
  complaints: string[];
  modules: number;
  imports: number;
};
export function checkBoundaries(root: string): Promise<Boundaries>;
