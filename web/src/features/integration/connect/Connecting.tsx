import { useState } from 'react';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as texts from '#shared/texts/integration/integrationPick.ts';
import * as integrationTabTexts from '#shared/texts/integration/integrationTab.ts';
import { paths } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import type { Added } from './CredentialDialog.tsx';

const ConnectDialogs = lazyDialog(() => import('./ConnectDialogs.tsx').then((file) => file.ConnectDialogs));

/** How a connection comes about while none can be used: administrators connect here (rule integration.12). */
export function Connecting({ all }: { all: readonly Integration[] }) {
  const { claims } = useSession();
  const [opened, setOpened] = useState<{ open: boolean; key: number; integration?: Added | undefined }>();
  if (!claims.admin && !claims.super_admin) return <Text quiet>{texts.askAdmin}</Text>;
  const open = (integration?: Added) => setOpened({ open: true, key: (opened?.key ?? 0) + 1, integration });
  const begun = all.filter(({ enabled, status }) => enabled && status === 'INITIAL');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {begun.map((one) => (
        <Button key={one.id} variant="outlined" onClick={() => open(one)}>
          {integrationTabTexts.connectTo({ name: one.name })}
        </Button>
      ))}
      {all.length === 0 ? (
        <Button variant="outlined" onClick={() => open()}>
          {texts.connect}
        </Button>
      ) : (
        <ButtonLink to={paths.admin('integration')}>{texts.manage}</ButtonLink>
      )}
      {opened !== undefined && (
        <ConnectDialogs
          key={opened.key}
          open={opened.open}
          integration={opened.integration}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
    </Box>
  );
}
