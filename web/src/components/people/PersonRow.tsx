import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { Text } from '#web/components/controls/Text.tsx';

/** A person with access to the map, with the controls for them. Marks people who are no longer in the company. */
export function PersonRow({
  person,
  you = false,
  children,
}: {
  person: CompanyUser | undefined;
  you?: boolean;
  children: ReactNode;
}) {
  const name = person?.username ?? sharingTexts.unknownPerson;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 52,
        py: 1,
        '& + &': { borderTop: '1px solid var(--storyd-border)' },
      }}
    >
      <Avatar
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'flex' },
          width: 32,
          height: 32,
          bgcolor: 'var(--storyd-accent-tint)',
          color: 'var(--storyd-accent)',
          fontSize: '0.875rem',
          fontWeight: 600,
        }}
      >
        {person === undefined ? '?' : [...name][0]?.toUpperCase()}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Text dir="auto" oneLine style={{ fontWeight: 500 }} quiet={person === undefined}>
          {you ? sharingTexts.you({ person: name }) : name}
        </Text>
        <Text look="compact" quiet style={{ overflowWrap: 'anywhere' }}>
          {person?.email}
        </Text>
        {person?.active === false && (
          <Text look="compact" quiet>
            {sharingTexts.noAccess}
          </Text>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** The owner. Only the owner sees the members, so this is always the reader. */
export function OwnerRow({ person }: { person: CompanyUser | undefined }) {
  return (
    <PersonRow person={person} you>
      <Text look="compact" quiet style={{ paddingInline: 12 }}>
        {sharingTexts.roles.owner}
      </Text>
    </PersonRow>
  );
}
