import { foldText } from '#shared/rules/foldText.ts';

/** The versions of an issue that go, and the one that comes, by their names. */
export type VersionExchange = { readonly add: string | null; readonly remove: readonly string[] };

/**
 * How the fix versions of an issue change where it gets the release of its epic (rule drift.3): only the version that has
 * stood for the release goes. Of several that is the one with the name that the release had when both sides were the same.
 * @param before the name of the release then; undefined where nobody has noted it
 */
export function exchangedVersions(
  present: readonly string[],
  release: string,
  before: string | undefined,
): VersionExchange {
  const others = present.filter((name) => !isSame(name, release));
  const only = present.length === 1;
  return {
    add: others.length < present.length ? null : release,
    remove: others.filter((name) => only || (before !== undefined && isSame(name, before))),
  };
}

const isSame = (a: string, b: string) => foldText(a) === foldText(b);
