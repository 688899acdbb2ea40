import { useQueryClient } from '@tanstack/react-query';
import type { LinkType } from '#shared/model/company/settings.ts';
import type { WhoWhoLink } from '#shared/model/who/who.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { callKey } from '#web/base/api/queries.ts';
import { LinkRow } from '#web/components/field/LinkRow.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useWhoLabels, useWhos, useWhoWhoLinks } from '#web/replica/story_map/useMap.ts';
import { placeOf } from '../model/columns.ts';
import { placeName } from '../model/words.ts';
import { LinkSection } from './LinkSection.tsx';
import { NewLink } from './NewLink.tsx';
import { PairCounts } from './PairCounts.tsx';

const texts = whoTexts.links;

/**
 * The links of a Who to other Whos, with the number of times each pair is linked across the company. A Who links
 * neither to itself nor twice to the same Who (rule who.15).
 */
export function OtherWhoLinks({
  whoId,
  types,
  readOnly,
}: {
  whoId: string;
  types: readonly LinkType[];
  readOnly: boolean;
}) {
  const containerId = useContainerId();
  const all = useWhoWhoLinks();
  const whos = useWhos();
  const labels = useWhoLabels();
  const recount = useRecount();
  const add = useCommand('add_who_who_link', { onSuccess: recount });
  const links = [...all.values()]
    .filter((link) => link.whoId === whoId || link.otherWhoId === whoId)
    .map((link) => ({ link, other: whos.get(link.whoId === whoId ? link.otherWhoId : link.whoId) }))
    .sort((a, b) => compareNames(a.other?.name ?? '', b.other?.name ?? ''));
  const taken = new Set([whoId, ...links.map(({ other }) => other?.id)]);
  const others = [...whos.values()].filter(({ id }) => !taken.has(id)).sort((a, b) => compareNames(a.name, b.name));
  return (
    <LinkSection
      title={texts.toWhos}
      none={texts.noWhos}
      nothingLeft={texts.nothingLeftWhos}
      readOnly={readOnly}
      rows={links.map(({ link, other }) => (
        <OtherWhoLink
          key={link.id}
          link={link}
          whoId={whoId}
          other={other ?? { id: '', name: '' }}
          types={types}
          readOnly={readOnly}
        />
      ))}
      more={
        others.length === 0 ? null : (
          <NewLink
            label={texts.who}
            typeLabel={texts.relationship}
            ends={others.map((who) => ({
              id: who.id,
              name: who.name,
              ...(placeOf(who, labels).groupId !== null && { detail: placeName(labels, placeOf(who, labels)) }),
            }))}
            types={types}
            onLink={(otherWhoId, linkTypeId, done) =>
              add.mutate({ containerId, whoId, otherWhoId, linkTypeId }, { onSuccess: done })
            }
            isLinking={add.isPending}
            problem={add.error?.message}
            about={(otherWhoId) => <PairCounts whoId={whoId} otherWhoId={otherWhoId} types={types} />}
          />
        )
      }
    />
  );
}

type Props = {
  link: WhoWhoLink;
  whoId: string;
  other: { id: string; name: string };
  types: readonly LinkType[];
  readOnly: boolean;
};

function OtherWhoLink({ link, whoId, other, types, readOnly }: Props) {
  const at = { containerId: useContainerId(), whoId, otherWhoId: other.id };
  const recount = useRecount();
  const change = useCommand('change_who_who_link', { onSuccess: recount });
  const remove = useCommand('remove_who_who_link', { onSuccess: recount });
  return (
    <LinkRow
      name={other.name}
      detail={<PairCounts whoId={whoId} otherWhoId={other.id} types={types} />}
      linkTypeId={link.linkTypeId}
      types={types}
      readOnly={readOnly}
      onRetype={(linkTypeId) => change.mutateAsync({ ...at, linkTypeId })}
      onRemove={() => remove.mutate(at)}
      isRemoving={remove.isPending}
      problem={remove.error?.message}
    />
  );
}

/** Refetches the pair counts after one of their links changes. */
function useRecount(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: callKey('who_pair_counts') });
}
