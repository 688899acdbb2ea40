import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { LinkType } from '#shared/model/settings.ts';
import type { WhatWhoLink } from '#shared/model/who.ts';
import { fill } from '#shared/texts/fill.ts';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { useCall } from '#web/api/queries.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { useContainerId, useMap } from '../board/boardContext.ts';
import { useMapCommand } from '../hooks/useMapCommand.ts';
import { AddWhoLinks } from './AddWhoLinks.tsx';
import { Complaint } from './Complaint.tsx';
import { Quiet, Section } from './Section.tsx';
import { useChoice } from './useChoice.ts';

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
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
          {links.map((link) => (
            <WhoLink key={link.whoId} link={link} name={nameOf(link.whoId)} types={types} readOnly={readOnly} />
          ))}
        </Box>
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
  const choice = useChoice(linkTypeId, (id) => change.mutateAsync({ ...at, linkTypeId: id }));
  const isKnown = types.some(({ id }) => id === choice.value);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography dir="auto" sx={{ flex: '1 1 50%', minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {readOnly ? (
          <Typography variant="body2" color="textSecondary">
            {types.find(({ id }) => id === linkTypeId)?.name}
          </Typography>
        ) : (
          <>
            <TextField
              select
              value={choice.value}
              onChange={(event) => choice.choose(event.target.value)}
              error={choice.message !== undefined}
              sx={{ flex: '1 1 50%', minWidth: 0 }}
              slotProps={{ htmlInput: { 'aria-label': fill(texts.linkTypeOf, { name }) } }}
            >
              {!isKnown && <MenuItem value={choice.value}>{texts.unknownType}</MenuItem>}
              {types.map((type) => (
                <MenuItem key={type.id} value={type.id}>
                  {type.name}
                </MenuItem>
              ))}
            </TextField>
            <QuietButton label={fill(texts.unlink, { name })} busy={remove.isPending} onClick={() => remove.mutate(at)}>
              <Close fontSize="small" />
            </QuietButton>
          </>
        )}
      </Box>
      <Complaint text={choice.message ?? remove.error?.message} />
    </Box>
  );
}
