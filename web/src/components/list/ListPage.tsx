import { type ReactNode, useEffect } from 'react';
import { Text } from '#web/components/controls/Text.tsx';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { PageGrid } from '../layout/PageGrid.tsx';
import { AccessDenied } from '../state/AccessDenied.tsx';
import type { Loading } from '../state/Loaded.tsx';
import styles from './listPage.module.css';

type Props = {
  title: string;
  /** What the list is for. */
  help: string;
  /** At the end of the heading's line: the button that adds something, or the pager. */
  action?: ReactNode;
  query: Pick<Loading, 'error'>;
  /** A list to read, with lines of a comfortable length. */
  narrow?: boolean;
  children: ReactNode;
};

/** A page of a story map that lists something, in one column below its heading. */
export function ListPage({ title, help, action, query, narrow, children }: Props) {
  const map = useMap();
  const isLost = query.error?.code === 'permission-denied';
  // The rest of the page must learn that the map is no longer accessible.
  useEffect(() => {
    if (isLost) void map.reload();
  }, [isLost, map]);
  if (isLost) return <AccessDenied containerId={map.containerId} />;
  return (
    <PageGrid narrow={narrow === true}>
      <div className={styles['top']}>
        <div>
          <Text as="h2" look="title">
            {title}
          </Text>
          <Text look="compact" quiet>
            {help}
          </Text>
        </div>
        {action}
      </div>
      {children}
    </PageGrid>
  );
}
