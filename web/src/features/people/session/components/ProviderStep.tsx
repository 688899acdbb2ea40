import * as sessionTexts from '#shared/texts/people/session.ts';
import type { TextWithParts } from '#shared/texts/withParts.ts';
import type { ProviderSettings } from '#web/base/api/configuration.ts';
import { Text } from '#web/components/controls/Text.tsx';
import type { Linking } from '../hooks/useLogin.ts';
import { Notice } from './Notice.tsx';

const LINK_TEXTS: Readonly<Record<Linking['by'], TextWithParts<'provider'>>> = {
  password: sessionTexts.linkByPassword,
  provider: sessionTexts.linkByProvider,
  account: sessionTexts.linkByAccount,
};

/** The step of a sign-in that happens in another window: at the provider, or for the password of a known account. */
export function ProviderStep({
  provider,
  linking,
}: {
  provider: ProviderSettings;
  linking: Linking['by'] | undefined;
}) {
  const named = { provider: provider.label };
  if (linking === undefined) return <Text quiet>{sessionTexts.atProvider(named)}</Text>;
  return <Notice severity="info">{LINK_TEXTS[linking](named)}</Notice>;
}
