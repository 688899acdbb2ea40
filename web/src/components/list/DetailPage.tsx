import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowBack } from '#web/components/controls/pageIcons.ts';
import { returnFrom } from '#web/components/focus/pageStart.ts';
import { Message } from '#web/components/state/Message.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { PageGrid } from '../layout/PageGrid.tsx';
import { AccessDenied } from '../state/AccessDenied.tsx';
import { Loaded, type Loading } from '../state/Loaded.tsx';
import styles from './listPage.module.css';

type Props<Data> = {
  /** The id of what the page shows: its list starts there on the way back. */
  id: string;
  /** The list that it is in. */
  back: { to: string; label: string };
  query: Loading;
  data: Data | undefined;
  skeleton: ReactNode;
  /** What to say when it no longer exists; undefined while it does. */
  gone: { title: string; text: string } | undefined;
  children: (data: Data) => ReactNode;
};

/** The page of one entity of a list of a story map, below a link back to the list. */
export function DetailPage<Data>({ id, back, query, data, skeleton, gone, children }: Props<Data>) {
  const containerId = useContainerId();
  if (query.error?.code === 'permission-denied') return <AccessDenied containerId={containerId} />;
  return (
    <PageGrid>
      <ButtonLink
        to={back.to}
        state={returnFrom(id)}
        start={<Icon path={arrowBack} />}
        className={`${styles['quiet']} ${styles['back']}`}
      >
        {back.label}
      </ButtonLink>
      {gone === undefined ? (
        <Loaded query={query} data={data} skeleton={skeleton}>
          {children}
        </Loaded>
      ) : (
        <Message title={gone.title} text={gone.text} />
      )}
    </PageGrid>
  );
}
