import * as texts from '#shared/texts/comments.ts';
import { usePeople } from '#web/replica/people/usePeople.ts';

/** Returns the name of a person by uid. */
export type NameOf = (uid: string) => string;

/** The names of the company's people; empty until they are loaded. */
export function useNameOf(): NameOf {
  const { people } = usePeople();
  return (uid) => (people === undefined ? '' : (people.get(uid)?.username ?? texts.unknownPerson));
}
