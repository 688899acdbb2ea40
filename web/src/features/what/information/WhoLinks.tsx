import * as texts from '#shared/texts/what/information.ts';
import { paths } from '#web/base/paths.ts';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import { LinkList } from '#web/components/field/LinkRow.tsx';
import { WhatWhoLinkRow } from '#web/components/field/WhatWhoLinkRow.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useContainerId, useWhatWhoLinks, useWhos } from '#web/replica/story_map/useMap.ts';
import { AddWhoLinks } from './AddWhoLinks.tsx';

/** The Whos linked to an Activity, each with its link type (rule who.12). */
export function WhoLinks({ whatId, readOnly }: { whatId: string; readOnly: boolean }) {
  const containerId = useContainerId();
  const all = useWhatWhoLinks();
  const whos = useWhos();
  const { data: settings } = useSettings();
  const types = settings?.who_what_link_type ?? [];
  const nameOf = (whoId: string) => whos.get(whoId)?.name ?? '';
  const links = [...all.values()]
    .filter((link) => link.whatId === whatId && whos.has(link.whoId))
    .sort((a, b) => nameOf(a.whoId).localeCompare(nameOf(b.whoId)));
  const linked = new Set(links.map(({ whoId }) => whoId));
  const others = [...whos.values()].filter(({ id }) => !linked.has(id)).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Section title={texts.whos}>
      {links.length === 0 && (whos.size > 0 || readOnly) && <Quiet>{texts.noWhos}</Quiet>}
      {whos.size === 0 && !readOnly && (
        <Quiet>
          {texts.noWhosOnMap} <TextLink to={paths.mapWho(containerId)}>{texts.toWhos}</TextLink>
        </Quiet>
      )}
      {links.length > 0 && (
        <LinkList>
          {links.map((link) => (
            <WhatWhoLinkRow key={link.whoId} link={link} name={nameOf(link.whoId)} types={types} readOnly={readOnly} />
          ))}
        </LinkList>
      )}
      {!readOnly && others.length > 0 && <AddWhoLinks whatId={whatId} whos={others} types={types} />}
      {!readOnly && others.length === 0 && links.length > 0 && <Quiet>{texts.allLinked}</Quiet>}
    </Section>
  );
}
