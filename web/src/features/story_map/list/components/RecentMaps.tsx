import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { storyMapCards } from '#web/replica/company/entities.ts';
import { useRecentMaps } from '#web/replica/story_map/known/useRecentMaps.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { MapRow } from './MapRow.tsx';

/**
 * The story maps that the user has opened last in this browser, but for those that the page shows anyway; nothing when
 * there are none.
 */
export function RecentMaps({ listed }: { listed: readonly { id: string }[] }) {
  const { scope } = useCompany();
  const cards = useEvery(scope, storyMapCards);
  const shown = new Set(listed.map(({ id }) => id));
  const isDeleted = (id: string) => scope.knows({ type: storyMapCards.type, id, version: 1 }) && !cards.has(id);
  const recent = useRecentMaps().filter(({ id }) => !shown.has(id) && !isDeleted(id));
  const maps = recent.map(({ id, name }) => ({ id, name: cards.get(id)?.name ?? name }));
  return <MapRow title={storyMapsTexts.recent} maps={maps} />;
}
