import { fill } from '#shared/texts/fill.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import type { ProviderSettings } from '#web/base/api/configuration.ts';
import { Text } from '#web/components/controls/Text.tsx';
import type { Linking } from '../hooks/useLogin.ts';
import { Notice } from './Notice.tsx';

const LINK_TEXTS: Readonly<Record<Linking['by'], string>> = {
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
  const named = (text: string) => fill(text, { provider: provider.label });
  if (linking === undefined) return <Text quiet>{named(sessionTexts.atProvider)}</Text>;
  return <Notice severity="info">{named(LINK_TEXTS[linking])}</Notice>;
}
