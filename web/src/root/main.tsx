import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configureClient } from '#web/base/api/clientConfiguration.ts';
import { type Configuration, keptConfiguration, loadConfiguration } from '#web/base/api/configuration.ts';
import { configureIdentity, idToken, prepareRenewal } from '#web/base/api/identity.ts';
import { hasTokens, keptToken } from '#web/base/api/keptToken.ts';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import { fetchPage } from '#web/base/lazyPage.tsx';
import { HEARTBEAT_KEY, isHeartbeatValid } from '#web/base/session/sessionHeartbeat.ts';
import { landingPath } from './early/landing.ts';
import { Providers } from './Providers.tsx';
import { Pages, routes } from './router.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { StartFailure } from './shell/StartFailure.tsx';
import { fetchTab } from './story_map/tabs/tabPages.ts';
import '@fontsource-variable/inter/wght.css';
import '#web/base/theme/base.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

const isSignedIn = isHeartbeatValid(localStorage.getItem(HEARTBEAT_KEY), Date.now());
if (isSignedIn && hasTokens(localStorage) && keptToken(localStorage, Date.now()) === undefined) prepareRenewal();
// Awaits the page's code too, so that the page renders once and complete.
const path = landingPath(window.location.pathname, isSignedIn);
const code = Promise.all([fetchPage(routes, path), fetchTab(path)]);

function configure(configuration: Configuration): void {
  configureIdentity(configuration);
  configureClient({ apiBase: configuration.apiBase, idToken });
}

/**
 * Renders the page once its code and the configuration have loaded. People who are signed in start with the
 * configuration of their last visit; the present one takes its place, asked for once the page shows its content.
 */
async function start(): Promise<void> {
  try {
    const kept = isSignedIn ? keptConfiguration(localStorage) : undefined;
    configure(kept ?? (await loadConfiguration()));
    if (kept !== undefined) fetchAhead(() => void loadConfiguration().then(configure, reportError), { needed: true });
    await code;
    root.render(
      <StrictMode>
        <Providers>
          <BrowserRouter>
            <PageBoundary>
              <Pages />
            </PageBoundary>
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    );
  } catch (error) {
    reportError(error);
    root.render(<StartFailure />);
  }
}

void start();
