export function ensureInstalled(root: string): void;
export function whatIsMissing(root: string): string | undefined;
