export function missingForPython(): string[];
export function installByPip(program: { name: string; requirements: string }, say: (line: string) => void): string;
