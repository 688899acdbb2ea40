import type { Claims, RegisteredEmail } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { warning } from '#web/components/controls/icons.ts';
import { Chip } from '#web/components/input/Chip.tsx';
import { Box } from '#web/components/layout/Box.tsx';

/** Whether a user has access and has signed up, and their roles. */
export function UserState({ user }: { user: RegisteredEmail }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiChip-root': { height: 'auto', minHeight: 24 },
        '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
      }}
    >
      <AccessState user={user} />
      <RoleChips claims={user.claims} />
    </Box>
  );
}

function AccessState({ user }: { user: RegisteredEmail }) {
  if (!user.active)
    return (
      <Chip
        size="small"
        variant="outlined"
        label={adminTexts.noAccess}
        sx={{ color: 'text.secondary', borderColor: 'divider' }}
      />
    );
  if (user.signedUp)
    return <Chip size="small" label={adminTexts.active} sx={{ bgcolor: 'success.light', color: 'success.main' }} />;
  return (
    <Chip
      size="small"
      icon={<Icon path={warning} small />}
      label={adminTexts.notSignedUp}
      sx={{ bgcolor: 'warning.light', color: 'warning.main' }}
    />
  );
}

/** The roles of a person in the company. */
export function RoleChips({ claims }: { claims: Claims }) {
  const roles = [
    claims.super_admin && adminTexts.roleSuperAdmin,
    claims.admin && !claims.super_admin && adminTexts.roleAdmin,
    claims.global_story_map_viewer && adminTexts.roleGlobalViewer,
  ].filter((role) => role !== false);
  return roles.map((role) => <Chip key={role} size="small" label={role} sx={{ bgcolor: 'action.hover' }} />);
}
