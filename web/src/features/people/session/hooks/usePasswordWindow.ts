import { useEffect, useRef } from 'react';
import { paths } from '#web/base/paths.ts';
import { messageFrom, type RefusedPassword, type TypedPassword } from '../model/passwordMessage.ts';

/**
 * The window that collects the password of an account that is being linked (rule session.33). The password is used at
 * once and kept nowhere.
 * @param use signs in with it, and resolves to why it was refused, if it was
 */
export function usePasswordWindow(use: (password: string) => Promise<string | undefined>) {
  const opened = useRef<Window>(null);
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    const { origin } = window.location;
    const onMessage = (event: MessageEvent<unknown>) => {
      const popup = opened.current;
      const typed = messageFrom<TypedPassword>(event, { window: popup, origin, type: 'storyd.password' });
      if (popup === null || typed === undefined) return;
      void latest.current(typed.password).then((text) => {
        if (text === undefined) popup.close();
        else popup.postMessage({ type: 'storyd.password.refused', text } satisfies RefusedPassword, origin);
      });
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      opened.current?.close();
    };
  }, []);
  return (email: string) => {
    opened.current = window.open(paths.passwordPopup(email), 'storyd-password', 'popup,width=440,height=480');
  };
}
