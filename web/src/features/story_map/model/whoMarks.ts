import type { MapState } from './mapStore.ts';

/** What a card shows of the Whos of its Activity. */
export type WhoMark = {
  /** The initials of up to three, or how many they are. */
  short: string;
  names: string;
};

type Things = Pick<MapState, 'whos' | 'whatWhoLinks'>;

const MAX_INITIALS = 3;

/** The names by Activity for each state of the links: with thousands of cards nobody looks through all links per card. */
const known = new WeakMap<
  Things['whatWhoLinks'],
  { whos: Things['whos']; names: ReadonlyMap<string, readonly string[]> }
>();

/** The names of the Whos that an Activity is linked with, in their order. */
export function linkedNames(state: Things, whatId: string | null): readonly string[] {
  return (whatId === null ? undefined : namesByWhat(state).get(whatId)) ?? [];
}

function namesByWhat({ whos, whatWhoLinks }: Things): ReadonlyMap<string, readonly string[]> {
  const before = known.get(whatWhoLinks);
  if (before?.whos === whos) return before.names;
  const names = new Map<string, string[]>();
  for (const { whatId, whoId } of whatWhoLinks.values()) {
    const name = whos.get(whoId)?.name;
    if (name !== undefined) names.set(whatId, [...(names.get(whatId) ?? []), name]);
  }
  for (const some of names.values()) some.sort((a, b) => a.localeCompare(b));
  known.set(whatWhoLinks, { whos, names });
  return names;
}

/** Two letters that stand for a name: those that its first two words begin with, or the first two of its only word. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/u);
  const letters =
    second === undefined ? [...first].slice(0, 2) : [[...first][0] ?? '', ([...second][0] ?? '').toLocaleUpperCase()];
  return (letters[0] ?? '').toLocaleUpperCase() + (letters[1] ?? '');
}

/**
 * What stands for some Whos on a card.
 * @param count says how many there are, in words
 * @returns null when there are none
 */
export function whoMarkOf(names: readonly string[], count: (many: number) => string): WhoMark | null {
  if (names.length === 0) return null;
  const short = names.length > MAX_INITIALS ? count(names.length) : names.map(initialsOf).join(' · ');
  return { short, names: names.join(', ') };
}
