import { readOptions } from './report/options.ts';
import { forMachines, forPeople } from './report/print.ts';
import type { Measured, Part, Section } from './report/section.ts';
import { bundles } from './sections/bundles.ts';
import { calls } from './sections/calls.ts';
import { edits } from './sections/edits.ts';
import { frame } from './sections/frame.ts';
import { handlers } from './sections/handlers.ts';
import { live } from './sections/live.ts';
import { opening } from './sections/opening.ts';
import { releases } from './sections/releases.ts';
import { replica } from './sections/replica.ts';
import { roadmaps } from './sections/roadmaps.ts';
import { roadmapScreen } from './sections/roadmapScreen.ts';
import { screen } from './sections/screen.ts';
import { sizes } from './sections/sizes.ts';
import { web } from './sections/web.ts';

/** Every section: exact counts first, then ratios, since times depend on the machine. */
const parts: readonly Part[] = [
  calls,
  sizes,
  releases,
  roadmaps,
  frame,
  edits,
  web,
  bundles,
  handlers,
  replica,
  live,
  opening,
  screen,
  roadmapScreen,
];

/** The result of a section. A section that throws does not stop the others and is reported as not measured. */
async function measure({ name, title, measure: take }: Part): Promise<Measured> {
  process.stderr.write(`measuring ${name}\n`);
  const started = Date.now();
  let section: Section;
  try {
    section = await take();
  } catch (error) {
    section = {
      columns: [],
      rows: [],
      missing: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
  return { name, title, seconds: (Date.now() - started) / 1000, section };
}

async function main(): Promise<void> {
  const { json, only } = readOptions(
    process.argv.slice(2),
    parts.map(({ name }) => name),
  );
  const measured: Measured[] = [];
  // One after the other, so that none slows down another one.
  for (const part of parts) if (only.includes(part.name)) measured.push(await measure(part));
  process.stdout.write(`${json ? forMachines(measured) : forPeople(measured)}\n`);
  // Figures never fail the bench; missing measurements do.
  if (measured.some(({ section }) => (section.missing ?? []).length > 0)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
