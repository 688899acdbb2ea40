import * as commonTexts from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import * as texts from '#shared/texts/initiatives.ts';
import type { GroupedRelease } from '#web/replica/initiative/board.ts';

/** A release of a group in a list of several, with its story map; hidden ones have no name (rule initiative.5). */
export function nameOfRelease(release: GroupedRelease): string {
  if (release.error === null) return `${release.release.name} · ${fill(texts.ofMap, { map: release.mapName })}`;
  if (release.error === 'loading') return commonTexts.loading;
  return release.error === 'missing'
    ? fill(texts.unknownRelease, { id: release.id })
    : texts.releaseErrors[release.error];
}
