import { useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { type Search, useSearch } from '#web/base/api/useSearch.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import type { Option } from '#web/components/search/Options.tsx';
import { PickDialog } from '#web/components/search/PickDialog.tsx';
import { useStoryMapList } from '#web/replica/company/useStoryMapList.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

const texts = overviewTexts.link;

/** Links an Activity to one of the story maps that the user may edit. */
export function LinkStoryMapDialog({ whatId, name, onClose }: { whatId: string; name: string; onClose: () => void }) {
  const containerId = useContainerId();
  const [typed, setTyped] = useState('');
  const search = useStoryMapsToLink(typed, containerId);
  const link = useCommand('link_story_map', { onSuccess: onClose });
  return (
    <PickDialog
      open
      title={texts.chooseTitle({ name })}
      label={texts.chooseField}
      list={texts.chooseRecent}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        link.reset();
      }}
      search={search}
      onChoose={(childContainerId) => link.mutate({ containerId, whatId, childContainerId })}
      onClose={onClose}
      loading={link.isPending}
      error={link.error}
    />
  );
}

/** The matching story maps; before the user types, their own newest ones. Leaves out the open map. */
function useStoryMapsToLink(typed: string, containerId: string): Search<Option> {
  const { hits: found, ...search } = useSearch('story_map_edit', typed, SEARCH_DEBOUNCE_MS.storyMaps, {});
  const isIdle = search.status === 'idle';
  const newest = useStoryMapList(usePerson().uid, { listType: 'owner', page: 1 }, { enabled: isIdle });
  const offered = (maps: readonly { id: string; name: string; why: string }[]) =>
    maps.filter(({ id }) => id !== containerId).map(({ id, name, why }) => ({ id, text: name, detail: why }));
  if (!isIdle) return { ...search, hits: offered(found.map(({ objectID: id, name, why }) => ({ id, name, why }))) };
  return { ...search, status: newest.isPending ? 'searching' : 'done', hits: offered(newest.data?.docs ?? []) };
}
