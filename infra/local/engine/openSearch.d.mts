export function startOpenSearch(print: (line: string) => void): Promise<{ url: string; stop: () => Promise<void> }>;
