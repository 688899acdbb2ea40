import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { commonTexts } from '#shared/texts/common.ts';
import { overviewTexts } from '#shared/texts/overview.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { useHead, useMayEdit } from '#web/map/useMap.ts';
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
          <Button size="small" onClick={() => setChoosing(true)} sx={{ mr: -3 }}>
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
          <Skeleton width={160} />
        </LoadingAfter>
      );
    case 'deleted':
      return <Typography color="textSecondary">{overviewTexts.deletedUser}</Typography>;
    case 'failed':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography color="textSecondary">{overviewTexts.userFailed}</Typography>
          <Button size="small" onClick={colleague.tryAgain}>
            {commonTexts.tryAgain}
          </Button>
        </Box>
      );
    case 'known': {
      const { username, email } = colleague.user;
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, overflowWrap: 'anywhere' }}>
          <Avatar
            aria-hidden
            sx={{
              width: 36,
              height: 36,
              bgcolor: 'var(--storyd-accent-tint)',
              color: 'var(--storyd-accent)',
              fontSize: 'body1.fontSize',
              fontWeight: 600,
            }}
          >
            {[...username][0]?.toUpperCase()}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500 }} dir="auto">
              {username}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {email}
            </Typography>
          </Box>
        </Box>
      );
    }
  }
}
