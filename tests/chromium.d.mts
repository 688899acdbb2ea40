/** See chromium.mjs, which is plain JavaScript because it runs before anything is installed. */
export const chromiumArgs: string[];
export function findChromium(): string | undefined;
export function ensureChromium(log: (line: string) => void): string;
