import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { compareNames } from '#shared/rules/compareNames.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { useSettings } from '#web/company/useSettings.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { ReferenceList, ReferenceRow } from '#web/map/components/ReferenceRow.tsx';
import { Quiet, Section } from '#web/map/components/Section.tsx';
import { useLoadedDetails, useReferences } from '#web/map/details/useDetails.ts';
import { useWhatWhoLinks, useWhos } from '#web/map/useMap.ts';

/** The Whos and reference links of an Activity on the map, independent of the release. Users change them on the map. */
export function AboutWhat({ whatId }: { whatId: string }) {
  return (
    <>
      <WhosOfWhat whatId={whatId} />
      <Section title={texts.references}>
        <ReferencesOfWhat whatId={whatId} />
      </Section>
    </>
  );
}

function WhosOfWhat({ whatId }: { whatId: string }) {
  const all = useWhatWhoLinks();
  const whos = useWhos();
  const types = useSettings().data?.who_what_link_type ?? [];
  const links = [...all.values()]
    .flatMap((link) => {
      const who = link.whatId === whatId ? whos.get(link.whoId) : undefined;
      return who === undefined ? [] : [{ link, name: who.name }];
    })
    .sort((a, b) => compareNames(a.name, b.name));
  return (
    <Section title={texts.whos}>
      {links.length === 0 ? (
        <Quiet>{texts.noWhos}</Quiet>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {links.map(({ link, name }) => (
            <Box component="li" key={link.id} sx={{ display: 'flex', alignItems: 'baseline', gap: 2, py: '3px' }}>
              <Typography dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '50%', overflowWrap: 'anywhere' }}>
                {types.find(({ id }) => id === link.linkTypeId)?.name}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

function ReferencesOfWhat({ whatId }: { whatId: string }) {
  const { isLoaded, error, isFetching, refetch } = useLoadedDetails(whatId);
  if (isLoaded) return <LoadedReferences whatId={whatId} />;
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // As high as the content of most Activities.
  return (
    <Box sx={{ height: '1.5em' }}>
      <LoadingAfter>
        <Skeleton role="status" aria-label={commonTexts.loading} width="70%" />
      </LoadingAfter>
    </Box>
  );
}

function LoadedReferences({ whatId }: { whatId: string }) {
  const links = useReferences(whatId);
  const { data: settings } = useSettings();
  if (links.length === 0) return <Quiet>{texts.noReferences}</Quiet>;
  return (
    <ReferenceList>
      {links.map(({ id, name, referenceTypeId: type }) => (
        <ReferenceRow key={id} reference={{ name, type }} types={settings?.reference_link ?? []} />
      ))}
    </ReferenceList>
  );
}
