import { readFileSync } from 'node:fs';

/** The script in the document that sets the colour mode. The content security policy allows it by its hash. */
export const modeScript = (): string => readFileSync(new URL('../web/src/root/early/mode.js', import.meta.url), 'utf8');
