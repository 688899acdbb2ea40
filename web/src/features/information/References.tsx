import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { WhatReference } from '#shared/model/details.ts';
import { hrefOf } from '#shared/model/references.ts';
import type { LinkType } from '#shared/model/settings.ts';
import { fill } from '#shared/texts/fill.ts';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { useSettings } from '#web/company/useSettings.ts';
import { FieldError } from '#web/components/FieldError.tsx';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { Quiet, Section } from '#web/map/components/Section.tsx';
import { useContainerId } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { AddReference } from './AddReference.tsx';
import { useReferences } from './useDetails.ts';

/** What an Activity refers to: pairs of a name and a type (rule detail.3). Those that are links open in a new tab. */
export function References({ whatId, readOnly }: { whatId: string; readOnly: boolean }) {
  const links = useReferences(whatId);
  const { data: settings } = useSettings();
  const types = settings?.reference_link ?? [];
  return (
    <Section title={texts.references}>
      {links.length === 0 ? (
        <Quiet>{texts.noReferences}</Quiet>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
          {links.map((link) => (
            <ReferenceRow key={link.id} link={link} types={types} readOnly={readOnly} />
          ))}
        </Box>
      )}
      {!readOnly && <AddReference whatId={whatId} links={links} types={types} />}
    </Section>
  );
}

function ReferenceRow({
  link: { whatId, name, referenceTypeId: type },
  types,
  readOnly,
}: {
  link: WhatReference;
  types: readonly LinkType[];
  readOnly: boolean;
}) {
  const containerId = useContainerId();
  const remove = useMapCommand('remove_what_reference_link');
  const href = hrefOf(name);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 'var(--storyd-control)' }}>
        <Typography dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} target="_blank" rel="noopener noreferrer" aria-label={fill(texts.opensNewTab, { name })}>
              {name}
            </Link>
          )}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flex: 'none', maxWidth: '40%', overflowWrap: 'anywhere' }}
        >
          {types.find(({ id }) => id === type)?.name ?? texts.unknownType}
        </Typography>
        {!readOnly && (
          <QuietButton
            label={fill(texts.removeReference, { name })}
            busy={remove.isPending}
            onClick={() => remove.mutate({ containerId, whatId, name, type })}
          >
            <Close fontSize="small" />
          </QuietButton>
        )}
      </Box>
      <FieldError text={remove.error?.message} />
    </Box>
  );
}
