/** Milliseconds with 15 digits, so that times sort as text. */
export const sortableTime = (ms: number): string => String(ms).padStart(15, '0');
