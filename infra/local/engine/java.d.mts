export function missingForJava(): string[];
