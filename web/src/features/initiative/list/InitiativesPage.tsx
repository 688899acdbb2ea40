import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import * as texts from '#shared/texts/initiatives.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import { readPage, writePage } from '#web/components/page/pageNumber.ts';
import { Pager } from '#web/components/page/Pager.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { Loaded } from '#web/components/state/Loaded.tsx';
import type { DeleteProps } from '../dialogs/DeleteInitiativeDialog.tsx';
import { InitiativeCard } from './InitiativeCard.tsx';
import styles from './initiatives.module.css';
import { InitiativeSearch } from './InitiativeSearch.tsx';
import { InitiativesSkeleton } from './InitiativesSkeleton.tsx';
import { useInitiativeList } from './useInitiativeList.ts';

const CreateInitiativeDialog = lazyDialog<Openable>(() =>
  import('../dialogs/CreateInitiativeDialog.tsx').then((file) => file.CreateInitiativeDialog),
);

const DeleteInitiativeDialog = lazyDialog<DeleteProps>(() =>
  import('../dialogs/DeleteInitiativeDialog.tsx').then((file) => file.DeleteInitiativeDialog),
);

const InitiativeTrashDialog = lazyDialog<Openable>(() =>
  import('../dialogs/InitiativeTrashDialog.tsx').then((file) => file.InitiativeTrashDialog),
);

/** The company's initiatives, the newest first: `/initiative` (rule initiative.1). */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const list = useInitiativeList(page);
  const { uid } = usePerson();
  const [creating, setCreating] = useState(false);
  const [isTrashOpen, setIsTrashOpen] = useState(false);
  // The initiative stays while the dialog fades out, so that its name does not disappear first.
  const [deleted, setDeleted] = useState<{ initiative: Initiative; open: boolean }>();
  const go = (to: number, options: { replace?: boolean } = {}) => {
    const params = new URLSearchParams();
    writePage(params, to);
    setSearch(params, options);
  };
  const { data, isPlaceholderData } = list;
  const shown = data?.page;
  // A page past the end is the last one.
  useEffect(() => {
    if (!isPlaceholderData && shown !== undefined && shown !== page) go(shown, { replace: true });
  });
  const hasItems = data !== undefined && data.total > 0;
  const button = (
    <Button variant="contained" start={<Icon path={plus} />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  return (
    <PageGrid>
      <PageTitle title={texts.title} />
      <div className={styles['top']}>
        <div>
          <Text as="h1" look="heading" tabIndex={-1}>
            {texts.title}
          </Text>
          <Text quiet>{texts.help}</Text>
        </div>
        {/* An empty list has the button in its middle. */}
        <div style={{ visibility: hasItems ? 'visible' : 'hidden' }}>{button}</div>
      </div>
      {hasItems && <InitiativeSearch />}
      <div className={styles['controls']}>
        <div className={styles['pages']}>
          <Button plain onClick={() => setIsTrashOpen(true)}>
            {trashTexts.title}
          </Button>
          <Pager
            page={data?.page ?? page}
            totalPages={data?.totalPages}
            onPage={go}
            onRefresh={() => void list.refetch()}
            refreshing={list.isFetching && data !== undefined}
          />
        </div>
      </div>
      <Loaded query={list} data={data} skeleton={<InitiativesSkeleton />}>
        {({ docs, total }) =>
          total === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyHelp} action={button} />
          ) : (
            <ul aria-label={texts.title} aria-busy={isPlaceholderData} className={styles['cards']}>
              {docs.map((initiative) => (
                <InitiativeCard
                  key={initiative.id}
                  initiative={initiative}
                  onDelete={initiative.owner === uid ? () => setDeleted({ initiative, open: true }) : undefined}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {deleted !== undefined && (
        <DeleteInitiativeDialog
          initiative={deleted.initiative}
          open={deleted.open}
          onClose={() => setDeleted((current) => current && { ...current, open: false })}
        />
      )}
      <InitiativeTrashDialog open={isTrashOpen} onClose={() => setIsTrashOpen(false)} />
      <CreateInitiativeDialog open={creating} onClose={() => setCreating(false)} />
    </PageGrid>
  );
}
