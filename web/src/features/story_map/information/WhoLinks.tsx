import type { LinkType } from '#shared/model/settings.ts';
import type { WhatWhoLink } from '#shared/model/who.ts';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { useCall } from '#web/api/queries.ts';
import { useContainerId, useMap } from '../board/boardContext.ts';
import { LinkList, LinkRow } from '../components/LinkRow.tsx';
import { useMapCommand } from '../hooks/useMapCommand.ts';
import { AddWhoLinks } from './AddWhoLinks.tsx';
import { Quiet, Section } from './Section.tsx';

/** The Whos that have to do with an Activity, each with its type of link (foundation §2, §4). */
export function WhoLinks({ whatId, readOnly }: { whatId: string; readOnly: boolean }) {
  const all = useMap(({ whatWhoLinks }) => whatWhoLinks);
  const whos = useMap((state) => state.whos);
  const { data: settings } = useCall('company_settings', {});
  const types = settings?.who_what_link_type ?? [];
  const nameOf = (whoId: string) => whos.get(whoId)?.name ?? '';
  const links = [...all.values()].filter((link) => link.whatId === whatId && whos.has(link.whoId)).sort((a, b) => nameOf(a.whoId).localeCompare(nameOf(b.whoId)));
  const linked = new Set(links.map(({ whoId }) => whoId));
  const others = [...whos.values()].filter(({ id }) => !linked.has(id)).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Section title={texts.whos}>
      {links.length === 0 && <Quiet>{whos.size === 0 && !readOnly ? texts.noWhosOnMap : texts.noWhos}</Quiet>}
      {links.length > 0 && (
        <LinkList>
          {links.map((link) => (
            <WhoLink key={link.whoId} link={link} name={nameOf(link.whoId)} types={types} readOnly={readOnly} />
          ))}
        </LinkList>
      )}
      {!readOnly && others.length > 0 && <AddWhoLinks whatId={whatId} whos={others} types={types} />}
      {!readOnly && others.length === 0 && links.length > 0 && <Quiet>{texts.allLinked}</Quiet>}
    </Section>
  );
}

function WhoLink({ link: { whatId, whoId, linkTypeId }, name, types, readOnly }: { link: WhatWhoLink; name: string; types: readonly LinkType[]; readOnly: boolean }) {
  const at = { containerId: useContainerId(), whatId, whoId };
  const change = useMapCommand('change_what_who_link');
  const remove = useMapCommand('remove_what_who_link');
  return (
    <LinkRow
      name={name}
      linkTypeId={linkTypeId}
      types={types}
      readOnly={readOnly}
      onRetype={(id) => change.mutateAsync({ ...at, linkTypeId: id })}
      onRemove={() => remove.mutate(at)}
      isRemoving={remove.isPending}
      problem={remove.error?.message}
    />
  );
}
