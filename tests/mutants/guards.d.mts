export type Guard = { guard: string; file: string; find: string; instead: string; tests: string[] };
export const guards: Guard[];
export function takeOut(guard: Guard, text: string): string;
