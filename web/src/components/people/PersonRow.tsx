import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';

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
        <Typography
          dir="auto"
          noWrap
          sx={{ fontWeight: 500 }}
          color={person === undefined ? 'textSecondary' : undefined}
        >
          {you ? sharingTexts.you({ person: name }) : name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {person?.email}
        </Typography>
        {person?.active === false && (
          <Typography variant="body2" color="textSecondary">
            {sharingTexts.noAccess}
          </Typography>
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
      <Typography variant="body2" color="textSecondary" sx={{ px: 3 }}>
        {sharingTexts.roles.owner}
      </Typography>
    </PersonRow>
  );
}
