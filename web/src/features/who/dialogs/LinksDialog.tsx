import type { Who } from '#shared/model/who/who.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { ReadingDialog } from '#web/components/dialog/ReadingDialog.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { ActivityLinks } from './ActivityLinks.tsx';
import { OtherWhoLinks } from './OtherWhoLinks.tsx';

/** The links of a Who to Activities and other Whos of the map. Editors change them here; each change saves at once. */
export function LinksDialog({ who, onClose }: { who: Who; onClose: () => void }) {
  const readOnly = !useMayEdit();
  // Link types belong to the company.
  const { data: settings, error, isFetching, refetch } = useSettings();
  return (
    <ReadingDialog
      title={whoTexts.links.title({ name: who.name })}
      onClose={onClose}
      sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}
    >
      {settings !== undefined ? (
        <>
          <ActivityLinks whoId={who.id} types={settings.who_what_link_type} readOnly={readOnly} />
          <OtherWhoLinks whoId={who.id} types={settings.who_who_link_type} readOnly={readOnly} />
        </>
      ) : error !== null && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingAfter>
          <div role="status" aria-label={commonTexts.loading}>
            <Skeleton line width={120} />
            <Skeleton height={76} />
          </div>
        </LoadingAfter>
      )}
    </ReadingDialog>
  );
}
