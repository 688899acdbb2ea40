import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/initiatives.ts';
import type { GroupedRelease } from '#web/replica/initiative/board.ts';

/** A release of a group in a list of several, with its story map; hidden ones have no name (rule initiative.5), deleted ones their last one. */
export function nameOfRelease(release: GroupedRelease): string {
  if (release.error === null) return `${release.release.name} · ${texts.ofMap({ map: release.mapName })}`;
  if (release.error === 'loading') return commonTexts.loading;
  if (release.error !== 'missing') return texts.releaseErrors[release.error];
  const { id, lastName: name = null } = release;
  return name === null ? texts.unknownRelease({ id }) : texts.deletedRelease({ name });
}
