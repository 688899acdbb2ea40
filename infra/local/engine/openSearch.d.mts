export function startOpenSearch(say: (line: string) => void): Promise<{ url: string; stop: () => Promise<void> }>;
