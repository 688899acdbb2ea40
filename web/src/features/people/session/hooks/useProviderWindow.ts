import { useEffect, useRef } from 'react';
import type { ProviderAnswer, ProviderAttempt } from '#web/base/api/providerChannel.ts';
import { paths } from '#web/base/paths.ts';

const FEATURES = 'popup,width=480,height=680';

/**
 * The window in which a provider signs somebody in. Its code is loaded with the first provider, since most deployments
 * have none.
 * @param take gets the attempt and its answer
 */
export function useProviderWindow(take: (attempt: ProviderAttempt, answer: ProviderAnswer) => void) {
  const stop = useRef<() => void>(undefined);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => () => stop.current?.(), []);

  /** Opens it; a browser that allows no window by itself opens it at the next press of the button. */
  return async (provider: string, email: string): Promise<void> => {
    const { beginProviderSignIn, onAnswer } = await import('#web/base/api/providerSignIn.ts');
    const redirectUri = window.location.origin + paths.providerPopup();
    const attempt = await beginProviderSignIn(provider, email, redirectUri);
    stop.current?.();
    stop.current = onAnswer(attempt, (answer) => latest.current(attempt, answer));
    window.open(attempt.url, 'storyd-provider', FEATURES);
  };
}
