import type { ReactNode } from 'react';
import type { ApiError } from '#web/base/api/ApiError.ts';
import { ErrorState } from './ErrorState.tsx';
import { LoadingAfter } from './LoadingAfter.tsx';
import { RefreshFailed } from './RefreshFailed.tsx';

/** The parts of a query that its states need. */
export type Loading = { error: ApiError | null; isFetching: boolean; refetch: () => unknown };

type Props<Data> = {
  query: Loading;
  /** Undefined until there is something to show. */
  data: Data | undefined;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query has loaded; its skeleton while it loads, or its error. A failed refetch shows above what is there. */
export function Loaded<Data>({ query: { error, isFetching, refetch }, data, skeleton, children }: Props<Data>) {
  const retry = () => void refetch();
  if (data === undefined)
    return error !== null && !isFetching ? (
      <ErrorState error={error} onRetry={retry} />
    ) : (
      <LoadingAfter>{skeleton}</LoadingAfter>
    );
  return (
    <>
      {error !== null && <RefreshFailed message={error.message} onRetry={retry} />}
      {children(data)}
    </>
  );
}
