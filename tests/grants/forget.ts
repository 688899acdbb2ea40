import { rmSync } from 'node:fs';
import { recordings } from './recordings.ts';

/** Set-up of a run: at its end, the recordings go. */
export default function setup(): () => void {
  return () => rmSync(recordings() ?? '', { recursive: true, force: true });
}
