import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#shared/texts/common.ts';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { Section } from '#web/map/components/Section.tsx';
import { useLoadedDetails } from '#web/map/details/useDetails.ts';
import { LongDescription } from './LongDescription.tsx';
import { Maturity } from './Maturity.tsx';
import { References } from './References.tsx';

type Props = { whatId: string; readOnly: boolean };

/**
 * The long description, which is not on the board and so is asked for when it is opened, with all other details; here
 * it shows how that goes.
 */
export function DescriptionSection({ whatId, readOnly }: Props) {
  const { isLoaded, error, isFetching, refetch } = useLoadedDetails(whatId);
  if (isLoaded) return <LongDescription whatId={whatId} readOnly={readOnly} />;
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // As high as what will be there, from the start: what stands below must not move under the hand.
  return (
    <Section title={texts.longDescription}>
      <Box sx={{ height: readOnly ? '1.5em' : 76 }}>
        <LoadingAfter>
          <Skeleton role="status" aria-label={commonTexts.loading} variant="rounded" height={readOnly ? '1.5em' : 76} />
        </LoadingAfter>
      </Box>
    </Section>
  );
}

/** References and maturity, once they are there. */
export function FurtherSections({ whatId, readOnly }: Props) {
  const { isLoaded, isFetching } = useLoadedDetails(whatId);
  // Their place, roughly: with it the dialog is as high as it will be, on most screens as high as it can be.
  if (!isLoaded) return isFetching && !readOnly ? <Box aria-hidden="true" sx={{ flex: 'none', height: 360 }} /> : null;
  return (
    <>
      <References whatId={whatId} readOnly={readOnly} />
      <Maturity whatId={whatId} readOnly={readOnly} />
    </>
  );
}
