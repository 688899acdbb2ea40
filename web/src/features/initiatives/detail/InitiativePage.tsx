import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ErrorCode } from '#shared/CallError.ts';
import { initiativesTexts as texts } from '#shared/texts/initiatives.ts';
import { call } from '#web/api/client.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { Loaded } from '#web/map/list/Loaded.tsx';
import { replica } from '#web/replica/replica.ts';
import { InitiativeContext, InitiativeReplica } from '../model/InitiativeReplica.ts';
import { useInitiative } from '../model/useInitiative.ts';
import { Board } from './Board.tsx';
import { Header } from './Header.tsx';
import styles from './initiative.module.css';
import { InitiativeSkeleton } from './InitiativeSkeleton.tsx';

/** `/initiative/{id}`: releases of several story maps in groups, by Activity (rules initiative.2, initiative.5). */
export function Component() {
  const { initiativeId = '' } = useParams();
  return <OpenInitiative key={initiativeId} id={initiativeId} />;
}

function OpenInitiative({ id }: { id: string }) {
  const [initiative] = useState(() => new InitiativeReplica(id, call));
  useEffect(() => initiative.join(replica), [initiative]);
  return (
    <InitiativeContext value={initiative}>
      <Content />
    </InitiativeContext>
  );
}

/** The refusals for an address of no initiative; one of them is for what is no id at all. */
const NO_SUCH: ReadonlySet<ErrorCode> = new Set(['initiative-does-not-exist', 'bad-input']);

function Content() {
  const query = useInitiative();
  const { head, board, data, error, isFetching } = query;
  const isGone =
    (error !== null && NO_SUCH.has(error.code)) || (data !== undefined && head === undefined && !isFetching);
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
      <Loaded
        query={query}
        data={head && board && data && { head, board, rest: data }}
        skeleton={<InitiativeSkeleton />}
      >
        {(shown) => (
          <>
            <Header
              head={shown.head}
              board={shown.board}
              maps={shown.rest.maps}
              onRefresh={() => void query.refetch()}
              refreshing={isFetching}
            />
            <Board name={shown.head.name} board={shown.board} mayEdit={shown.rest.role !== 'none'} />
          </>
        )}
      </Loaded>
    </div>
  );
}
