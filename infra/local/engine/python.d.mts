export function missingForPython(): string[];
export function installByPip(program: { name: string; requirements: string }, print: (line: string) => void): string;
