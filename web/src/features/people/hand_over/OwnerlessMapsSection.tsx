import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { useCall } from '#web/base/api/queries.ts';
import { ListSection } from '#web/components/page/ListSection.tsx';
import { MapsToHandOver } from './MapsToHandOver.tsx';
import { useHandOver } from './useHandOver.ts';

/** The story maps whose owner lost access, each with whom to hand it over to (rule share.14). */
export function OwnerlessMapsSection() {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const colleagues = useCall('company_users', {});
  const list = useCall('ownerless_maps', { page }, { placeholderData: keepPreviousData, staleTime: 0 });
  // The row of a handed-over map disappears with the focus, so the focus moves to the heading.
  const handOver = useHandOver(() => heading.current?.focus());
  const { data, error, isFetching, refetch } = list;
  return (
    <ListSection
      title={adminTexts.ownerless}
      heading={heading}
      failed={error !== null && !isFetching ? error.message : undefined}
      onRetry={() => void refetch()}
      empty={data?.total === 0 ? { title: adminTexts.empty, text: adminTexts.noneOwnerless } : undefined}
      help={data === undefined ? undefined : adminTexts.mapsHelp}
      page={{ page: data?.page ?? page, totalPages: data?.totalPages, onPage: setPage }}
    >
      <MapsToHandOver maps={data?.docs ?? []} colleagues={colleagues} showsOwner handOver={handOver} />
    </ListSection>
  );
}
