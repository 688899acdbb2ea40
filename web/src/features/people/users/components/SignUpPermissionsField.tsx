import * as errors from '#shared/errors.ts';
import type { SignUpPermissions } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';

type Props = {
  value: SignUpPermissions;
  onChange: (value: SignUpPermissions) => void;
  isSuperAdmin: boolean;
  disabled: boolean;
};

/** The roles that new users get with their access; Admin is given by a super admin only (rule access.27). */
export function SignUpPermissionsField({ value, onChange, isSuperAdmin, disabled }: Props) {
  const box = (name: keyof SignUpPermissions, label: string, refused: boolean) => (
    <Choice
      type="checkbox"
      checked={value[name]}
      disabled={disabled || refused}
      onChange={({ target }) => onChange({ ...value, [name]: target.checked })}
    >
      {label}
    </Choice>
  );
  return (
    <Box
      role="group"
      aria-label={adminTexts.addWith}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start' }}
    >
      {box('global_story_map_viewer', adminTexts.roleGlobalViewer, false)}
      <DisabledReason reason={isSuperAdmin ? undefined : errors.notSuperAdministrator.message}>
        {box('admin', adminTexts.roleAdmin, !isSuperAdmin)}
      </DisabledReason>
    </Box>
  );
}
