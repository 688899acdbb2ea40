import { useState } from 'react';
import { MAX_LINKED_WHOS } from '#shared/model/limits.ts';
import type { LinkType } from '#shared/model/settings.ts';
import type { Who } from '#shared/model/who.ts';
import { informationTexts } from '#shared/texts/information.ts';
import { useContainerId } from '../board/boardContext.ts';
import { WhoInputs } from '../components/WhoInputs.tsx';
import { useMapCommand } from '../hooks/useMapCommand.ts';
import { useUnfinished } from './useUnfinished.ts';

/** Links one or more Whos by one type; both are needed (foundation §5). Those that are linked already are not offered. */
export function AddWhoLinks({
  whatId,
  whos,
  types,
}: {
  whatId: string;
  whos: readonly Who[];
  types: readonly LinkType[];
}) {
  const containerId = useContainerId();
  const [chosen, setChosen] = useState<{ ids: readonly string[]; linkTypeId: string }>({ ids: [], linkTypeId: '' });
  const add = useMapCommand('add_what_who_links', { onSuccess: () => setChosen((was) => ({ ...was, ids: [] })) });
  // Somebody else may have linked or deleted one meanwhile.
  const whoIds = whos
    .map(({ id }) => id)
    .filter((id) => chosen.ids.includes(id))
    .slice(0, MAX_LINKED_WHOS);
  const [asked, setAsked] = useState(false);
  useUnfinished(whoIds.length > 0, () => setAsked(true));
  const submit = () => {
    if (chosen.linkTypeId !== '' && whoIds.length > 0 && !add.isPending)
      add.mutate({ containerId, whatId, linkTypeId: chosen.linkTypeId, whoIds });
  };
  const message = add.error?.message ?? (asked && whoIds.length > 0 ? informationTexts.notAdded : undefined);
  const choose = (next: typeof chosen) => {
    setChosen(next);
    setAsked(false);
  };
  return (
    <WhoInputs
      value={chosen}
      onChange={choose}
      whos={whos}
      types={types}
      message={message}
      onAdd={submit}
      loading={add.isPending}
    />
  );
}
