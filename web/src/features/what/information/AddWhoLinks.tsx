import { useState } from 'react';
import type { LinkType } from '#shared/model/company/settings.ts';
import { MAX_LINKED_WHOS } from '#shared/model/limits.ts';
import type { Who } from '#shared/model/who/who.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { ApiError } from '#web/base/api/client.ts';
import { inParts } from '#web/base/api/inParts.ts';
import { useUnfinished } from '#web/components/field/useUnfinished.ts';
import { WhoInputs } from '#web/components/field/WhoInputs.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** Links one or more Whos with one link type; both are required (rule who.13). Linked Whos are not offered. */
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
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const add = useCommand('add_what_who_links');
  // A colleague may have linked or deleted one meanwhile.
  const whoIds = whos.map(({ id }) => id).filter((id) => chosen.ids.includes(id));
  const [asked, setAsked] = useState(false);
  useUnfinished(whoIds.length > 0, () => setAsked(true));
  const submit = async () => {
    const { linkTypeId } = chosen;
    const total = whoIds.length;
    if (linkTypeId === '' || total === 0 || progress !== null) return;
    setProgress({ done: 0, total });
    try {
      await inParts(
        whoIds,
        MAX_LINKED_WHOS,
        (part, key) => add.mutateAsync({ containerId, whatId, linkTypeId, whoIds: [...part] }, { key }),
        (done) => setProgress({ done, total }),
      );
      setChosen((was) => ({ ...was, ids: [] }));
    } catch (error) {
      // The mutation reports the error; Whos that were not linked stay chosen.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setProgress(null);
    }
  };
  const message =
    add.error?.message ??
    (progress !== null && progress.total > MAX_LINKED_WHOS ? informationTexts.linking(progress) : undefined) ??
    (asked && whoIds.length > 0 ? informationTexts.notAdded : undefined);
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
      onAdd={() => void submit()}
      loading={progress !== null}
    />
  );
}
