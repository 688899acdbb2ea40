import { useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from './overview.module.css';
import { NothingYet, Panel } from './Panel.tsx';
import { useColleague } from './useColleague.ts';

const BusinessOwnerDialog = lazyDialog(() =>
  import('./BusinessOwnerDialog.tsx').then((file) => file.BusinessOwnerDialog),
);

/** The business owner, who decides the value of the map; editors choose them. */
export function BusinessOwner() {
  const uid = useHead((head) => head.businessOwner);
  const editable = useMayEdit();
  const [choosing, setChoosing] = useState(false);
  return (
    <Panel
      title={overviewTexts.businessOwner}
      area="owner"
      action={
        editable && (
          <Button onClick={() => setChoosing(true)} className={styles['action']}>
            {uid === null ? overviewTexts.chooseBusinessOwner : overviewTexts.changeBusinessOwner}
          </Button>
        )
      }
    >
      {uid === null ? (
        <NothingYet title={overviewTexts.noBusinessOwner} text={overviewTexts.noBusinessOwnerHelp} />
      ) : (
        <Person uid={uid} />
      )}
      {editable && <BusinessOwnerDialog open={choosing} onClose={() => setChoosing(false)} />}
    </Panel>
  );
}

function Person({ uid }: { uid: string }) {
  const colleague = useColleague(uid);
  switch (colleague.state) {
    case 'loading':
      return (
        <LoadingAfter>
          <Skeleton width={160} height="1.2em" />
        </LoadingAfter>
      );
    case 'deleted':
      return <Text quiet>{overviewTexts.deletedUser}</Text>;
    case 'failed':
      return (
        <div className={styles['beside']}>
          <Text quiet>{overviewTexts.userFailed}</Text>
          <Button onClick={colleague.tryAgain}>{commonTexts.tryAgain}</Button>
        </div>
      );
    case 'known': {
      const { username, email } = colleague.user;
      return (
        <div className={styles['person']}>
          <span aria-hidden className={styles['avatar']}>
            {[...username][0]?.toUpperCase()}
          </span>
          <div>
            <Text dir="auto" className={styles['strong'] ?? ''}>
              {username}
            </Text>
            <Text look="compact" quiet>
              {email}
            </Text>
          </div>
        </div>
      );
    }
  }
}
