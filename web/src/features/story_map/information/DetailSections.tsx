import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#shared/texts/common.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { LongDescription } from './LongDescription.tsx';
import { Maturity } from './Maturity.tsx';
import { References } from './References.tsx';
import { useDetails } from './useDetails.ts';

type Props = { whatId: string; readOnly: boolean };

/** The long description, which is not on the board and so is asked for when it is opened, with all other details; here it shows how that goes. */
export function DescriptionSection({ whatId, readOnly }: Props) {
  const { data: details, error, isFetching, refetch } = useDetails(whatId);
  if (details !== undefined) return <LongDescription saved={details.longDescription} readOnly={readOnly} />;
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <LoadingAfter>
      <div role="status" aria-label={commonTexts.loading}>
        <Skeleton width={120} />
        <Skeleton variant="rounded" height={76} />
      </div>
    </LoadingAfter>
  );
}

/** References and maturity, once they are there. */
export function FurtherSections({ whatId, readOnly }: Props) {
  const { data: details } = useDetails(whatId);
  if (details === undefined) return null;
  return (
    <>
      <References whatId={whatId} links={details.referenceLinks} readOnly={readOnly} />
      <Maturity maturity={details.maturity} readOnly={readOnly} />
    </>
  );
}
