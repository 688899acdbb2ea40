import { useId, useRef, useState } from 'react';
import * as texts from '#shared/texts/people/erasure.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { UserSkeletons } from '#web/components/people/UserSkeletons.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { Erasures } from './Erasures.tsx';
import { type RemovedUser, useRemovedUsers } from './useRemovedUsers.ts';

const ErasePersonDialog = lazyDialog(() => import('./ErasePersonDialog.tsx').then((file) => file.ErasePersonDialog));

/** The users who were removed, who are no longer under Users, and a way to erase them (rule access.35). */
export function RemovedUsers() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { users, error, retry } = useRemovedUsers();
  const [chosen, setChosen] = useState<RemovedUser & { open: boolean }>();
  const close = () => setChosen((current) => current && { ...current, open: false });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8, maxWidth: 'var(--storyd-column-width)' }}>
      <Text as="h2" id={id} ref={heading} look="title" tabIndex={-1} style={{ marginBottom: 8, outline: 'none' }}>
        {texts.removed}
      </Text>
      <Text look="compact" quiet style={{ marginBottom: 12 }}>
        {texts.removedHelp}
      </Text>
      <Erasures />
      {users === undefined ? (
        error === undefined ? (
          <LoadingAfter>
            <UserSkeletons />
          </LoadingAfter>
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )
      ) : users.length === 0 ? (
        <Text look="compact">{texts.noneRemoved}</Text>
      ) : (
        <Box component="ul" aria-label={texts.removed} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {users.map((user) => (
            <Box component="li" key={user.uid} sx={rowSx}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Text>{user.username}</Text>
                <Text look="compact" quiet>
                  {user.email}
                </Text>
              </Box>
              <Button
                variant="outlined"
                danger
                aria-label={texts.openFor({ person: user.username })}
                onClick={() => setChosen({ ...user, open: true })}
              >
                {texts.erase}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {chosen !== undefined && (
        <ErasePersonDialog
          user={chosen}
          open={chosen.open}
          onClose={close}
          onErased={() => {
            close();
            // The row goes, and its button with the focus.
            returnFocus(heading.current);
          }}
        />
      )}
    </Box>
  );
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
