import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { namesNothing } from '#web/base/api/ApiError.ts';
import { request } from '#web/base/api/client.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { BUILD_MODE, MODE_PARAM, paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Loaded } from '#web/components/state/Loaded.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { isRegrouped } from '#web/replica/initiative/board.ts';
import {
  InitiativeContext,
  InitiativeReplica,
  useInitiativeReplica,
} from '#web/replica/initiative/InitiativeReplica.ts';
import { useInitiative } from '#web/replica/initiative/useInitiative.ts';
import { useLiveInitiative } from '#web/replica/initiative/useLiveInitiative.ts';
import { useKeeping } from '#web/replica/kept/keptContext.ts';
import { RETRY_MS } from '#web/replica/outbox.ts';
import { initiativeScope } from '#web/replica/scopes.ts';
import { InitiativeActions } from '../model/InitiativeActions.ts';
import { ActionsContext } from '../model/initiativeContext.ts';
import { Board } from './Board.tsx';
import { Header } from './Header.tsx';
import styles from './initiative.module.css';
import { InitiativeSkeleton } from './InitiativeSkeleton.tsx';
import type { Opened } from './Settings.tsx';

/** `/initiative/{id}`: releases of several story maps in groups, by Activity (rules initiative.2, initiative.5). */
export function Component() {
  const { initiativeId = '' } = useParams();
  return <OpenInitiative key={initiativeId} id={initiativeId} />;
}

function OpenInitiative({ id }: { id: string }) {
  const { edits, scopes, changesOf } = useKeeping();
  const company = useCompany();
  const [initiative] = useState(() => {
    const name = initiativeScope(id);
    const opened = scopes.get(name);
    if (opened instanceof InitiativeReplica) return opened;
    const options = { retryMs: RETRY_MS, journal: edits.journalOf(name), changes: changesOf(name) };
    return new InitiativeReplica(id, request, options);
  });
  useEffect(() => scopes.hold(initiative), [initiative, scopes]);
  useEffect(() => company.recordOn(initiative.changes), [company, initiative]);
  return (
    <InitiativeContext value={initiative}>
      <Content />
    </InitiativeContext>
  );
}

function Content() {
  const query = useInitiative();
  const { head, board, data, error, isFetching } = query;
  const isGone =
    namesNothing(error, 'initiative-does-not-exist', 'initiativeId') ||
    (data !== undefined && head === undefined && !isFetching);
  if (isGone)
    return (
      <>
        <PageTitle title={texts.pageTitle} />
        <Message heading="h1" title={texts.goneTitle} text={texts.goneHelp}>
          <ButtonLink variant="outlined" to={paths.initiatives()}>
            {texts.back}
          </ButtonLink>
        </Message>
      </>
    );
  return (
    <div className={styles['page']}>
      <PageTitle title={head?.name ?? texts.pageTitle} />
      <Loaded query={query} data={head && board && data && { head, board, ...data }} skeleton={<InitiativeSkeleton />}>
        {(shown) => <Shown {...shown} refetch={query.refetch} refreshing={isFetching} />}
      </Loaded>
    </div>
  );
}

type Query = ReturnType<typeof useInitiative>;
type ShownProps = NonNullable<Query['data']> & {
  head: NonNullable<Query['head']>;
  board: NonNullable<Query['board']>;
  refetch: () => Promise<unknown>;
  refreshing: boolean;
};

/** An initiative in view or build mode, which the address names. */
function Shown({ head, board, role, maps, hidden, cursor, refetch, refreshing }: ShownProps) {
  const initiative = useInitiativeReplica();
  const toasts = useToasts();
  const narrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = useMemo(() => {
    const showError = (text: string) => toasts.show({ severity: 'error', text, ms: TOAST_MS.error });
    return new InitiativeActions(initiative, showError);
  }, [initiative, toasts]);
  actions.show(board, maps);
  useEffect(
    () =>
      actions.follow(({ message }) => {
        toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error });
        // The refusal was about another state than the shown one.
        void refetch();
      }),
    [actions, toasts, refetch],
  );
  const outdated = useLiveInitiative(initiative, cursor, refetch);
  const regrouped = hidden !== null && board.groups.some(({ id, releases }) => isRegrouped(releases, hidden.get(id)));
  const incomplete = regrouped || board.hasStrangers;
  // Reads until the answer knows of the user's own edit; `cursor` tells the answers apart.
  useEffect(() => {
    if (incomplete) void refetch();
  }, [incomplete, cursor, refetch]);
  const building = role !== 'none' && search.get(MODE_PARAM) === BUILD_MODE;
  const setMode = (build: boolean) => setSearch(build ? { [MODE_PARAM]: BUILD_MODE } : {}, { replace: true });
  return (
    <ActionsContext value={actions}>
      <Header
        head={head}
        board={board}
        role={role}
        maps={maps}
        building={building}
        onMode={setMode}
        onRefresh={() => void refetch()}
        refreshing={refreshing}
        outdated={outdated}
        opened={opened}
        onOpen={setOpened}
      />
      <Board
        name={head.name}
        board={board}
        maps={maps}
        mayEdit={role !== 'none'}
        building={building}
        narrow={narrow}
        onBuild={() => setMode(true)}
        onOpen={setOpened}
      />
    </ActionsContext>
  );
}
