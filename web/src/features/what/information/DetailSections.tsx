import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/what/information.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Section } from '#web/components/list/Section.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useLoadedDetails } from '#web/replica/what/useDetails.ts';
import { LongDescription } from './LongDescription.tsx';
import { Maturity } from './Maturity.tsx';
import { References } from './References.tsx';

type Props = { whatId: string; readOnly: boolean };

/**
 * The long description. The board does not hold it, so it loads with all other details when the panel opens; this
 * section shows the loading and error states.
 */
export function DescriptionSection({ whatId, readOnly }: Props) {
  const { isLoaded, error, isFetching, refetch } = useLoadedDetails(whatId);
  if (isLoaded) return <LongDescription whatId={whatId} readOnly={readOnly} />;
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // Reserves the final height from the start, so that the content below does not move.
  return (
    <Section title={texts.longDescription}>
      <Box sx={{ height: readOnly ? '1.5em' : 76 }}>
        <LoadingAfter>
          <Skeleton role="status" aria-label={commonTexts.loading} height={readOnly ? '1.5em' : 76} />
        </LoadingAfter>
      </Box>
    </Section>
  );
}

/** References and maturity, once loaded. */
export function FurtherSections({ whatId, readOnly }: Props) {
  const { isLoaded, isFetching } = useLoadedDetails(whatId);
  // Reserves roughly their height, so that what is above it does not scroll away when they come.
  if (!isLoaded) return isFetching && !readOnly ? <Box aria-hidden="true" sx={{ flex: 'none', height: 360 }} /> : null;
  return (
    <>
      <References whatId={whatId} readOnly={readOnly} />
      <Maturity whatId={whatId} readOnly={readOnly} />
    </>
  );
}
