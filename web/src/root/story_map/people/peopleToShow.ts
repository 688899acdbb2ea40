type People = {
  /** The uids of the others who have the map open, members or not. */
  here: readonly string[];
  /** Of the other members, its owner first. */
  members: readonly string[];
  /** Undefined while names load: then the members keep their order. */
  nameOf: ((uid: string) => string) | undefined;
};

/** Who is shown as a disc: those who are here, then members who are not, and how many members more there are. */
type Shown = { present: string[]; absent: string[]; further: number };

/** Chooses at most `most` people to show: those who are here come first, then the owner, then the others by name. */
export function peopleToShow({ here, members, nameOf = () => '' }: People, most: number): Shown {
  const byName = (a: string, b: string) => nameOf(a).localeCompare(nameOf(b));
  const [owner, ...others] = members;
  const away = [...(owner === undefined ? [] : [owner]), ...others.sort(byName)].filter((uid) => !here.includes(uid));
  const present = here.toSorted(byName).slice(0, most);
  const absent = away.slice(0, most - present.length);
  return { present, absent, further: away.length - absent.length };
}
