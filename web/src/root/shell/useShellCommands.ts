import { useLocation, useNavigate } from 'react-router-dom';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/palette.ts';
import { type PageCommand, usePageCommands } from '#web/base/browser/pageCommands.ts';
import { paths } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { useColorMode } from '#web/base/theme/useColorMode.ts';
import { pagesFor } from './pages.ts';

/** Offers what can be done on every page: to go to another one, to see its keys, and to change the colours. */
export function useShellCommands(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();
  const { dark, setDark } = useColorMode();
  usePageCommands(() => {
    const pages = [...pagesFor(session), { to: paths.account(), label: navigationTexts.openUser }];
    return [
      ...pages
        .filter(({ to }) => to !== pathname)
        .map(({ to, label: page }): PageCommand => ({
          ...{ id: to, text: texts.goTo({ page }) },
          run: () => void navigate(to),
        })),
      { id: 'keys', text: texts.showKeys, keys: ['?'], run: showKeys },
      { id: 'colours', text: dark ? texts.toLight : texts.toDark, run: () => setDark(!dark) },
    ];
  });
}

/** Which keys there are depends on the part of the page that has the focus, so this is that key. */
function showKeys(): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }),
  );
}
