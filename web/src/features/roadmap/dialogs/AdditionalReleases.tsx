import { useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import { MAX_ADDITIONAL_RELEASES, type ReleaseRef } from '#shared/model/roadmap.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Chip } from '#web/components/input/Chip.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { useContainerId, useHead } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';
import { useRoadmapActions } from '../roadmapContext.ts';
import { reasonOf, type UnavailableRelease } from '../Unavailable.tsx';

const texts = roadmapTexts.filter;
/** The option that adds all releases found. */
const ALL = 'all';

type Props = {
  chosen: readonly ReleaseRef[];
  /** Whether no more can be chosen. */
  isFull: boolean;
  onChange: (chosen: readonly ReleaseRef[]) => void;
  unavailable: readonly UnavailableRelease[];
};

/** The releases shown besides the last ones, of this map or of another one that the user may view (rule roadmap.2). */
export function AdditionalReleases({ chosen, isFull, onChange, unavailable }: Props) {
  const actions = useRoadmapActions();
  const own = useContainerId();
  const ownName = useHead((head) => head.name);
  const { globalStoryMapViewer } = useMapPerson();
  const [map, setMap] = useState({ id: own, name: ownName });
  const [mapText, setMapText] = useState('');
  const [text, setText] = useState('');
  const maps = useSearch(
    globalStoryMapViewer ? 'story_map_all' : 'story_map_view',
    mapText,
    SEARCH_DEBOUNCE_MS.storyMaps,
    {},
  );
  const releases = useSearch('release_view', text, SEARCH_DEBOUNCE_MS.releases, { containerId: map.id });
  const nameOf = ({ releaseId, containerId }: ReleaseRef) => {
    const hidden = unavailable.find((one) => one.releaseId === releaseId && one.containerId === containerId);
    return hidden !== undefined ? reasonOf(hidden) : actions.nameOfColumn(releaseId) || '…';
  };
  const fresh = releases.hits.flatMap(({ objectID: releaseId }) =>
    chosen.some((one) => one.releaseId === releaseId && one.containerId === map.id)
      ? []
      : [{ containerId: map.id, releaseId }],
  );
  const without = (ref: ReleaseRef) =>
    chosen.filter((one) => one.releaseId !== ref.releaseId || one.containerId !== ref.containerId);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, px: 4, py: 3 }}>
      <Text as="h3" look="label">
        {texts.additional}
      </Text>
      <Text look="caption" quiet>
        {!isFull
          ? texts.additionalHelp
          : chosen.length < MAX_ADDITIONAL_RELEASES
            ? texts.addressFull
            : texts.full({ max: MAX_ADDITIONAL_RELEASES })}
      </Text>
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxHeight: 160, overflow: 'hidden auto' }}>
          {chosen.map((ref) => (
            <Chip
              key={`${ref.containerId}.${ref.releaseId}`}
              size="small"
              label={nameOf(ref)}
              aria-label={commonTexts.removeNamed({ name: nameOf(ref) })}
              onDelete={() => onChange(without(ref))}
            />
          ))}
        </Box>
      )}
      {!isFull && (
        <>
          <SearchBox
            label={texts.map}
            hint={map.id === own ? texts.thisMap : map.name}
            value={mapText}
            onChange={setMapText}
            search={{ ...maps, hits: maps.hits.map(({ objectID, name }) => ({ id: objectID, text: name })) }}
            onChoose={(id) => {
              setMap({ id, name: maps.hits.find(({ objectID }) => objectID === id)?.name ?? '' });
              setMapText('');
              setText('');
            }}
          />
          <SearchBox
            label={texts.release}
            hint={releaseTexts.searchHint}
            value={text}
            onChange={setText}
            search={{
              ...releases,
              hits: [
                ...releases.hits.map(({ objectID, name, start, end }) => ({
                  id: objectID,
                  text: name,
                  detail: formatPeriod({ start, end }) ?? releaseTexts.noPeriod,
                })),
                ...(fresh.length > 1 ? [{ id: ALL, text: texts.addAll({ count: fresh.length }) }] : []),
              ],
            }}
            count={releases.hits.length}
            onChoose={(releaseId) => {
              const ref = { containerId: map.id, releaseId };
              onChange(
                releaseId === ALL ? [...chosen, ...fresh].slice(0, MAX_ADDITIONAL_RELEASES) : [...without(ref), ref],
              );
              setText('');
            }}
          />
        </>
      )}
    </Box>
  );
}
