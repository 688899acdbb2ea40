import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configureClient } from '#web/api/clientConfiguration.ts';
import { loadConfiguration } from '#web/api/configuration.ts';
import { configureIdentity, idToken, prepareRenewal } from '#web/api/identity.ts';
import { hasTokens, keptToken } from '#web/api/keptToken.ts';
import { KNOWN_API_KEY } from '#web/early/knownApi.ts';
import { landingPath } from '#web/early/landing.ts';
import { fetchPage } from './lazyPage.tsx';
import { Providers } from './Providers.tsx';
import { Pages, routes } from './router.tsx';
import { HEARTBEAT_KEY, isHeartbeatValid } from './session/sessionHeartbeat.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { StartFailure } from './shell/StartFailure.tsx';
import { fetchTab } from './story_map/tabPages.ts';
import '@fontsource-variable/inter/wght.css';
import './theme/base.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

const isSignedIn = isHeartbeatValid(localStorage.getItem(HEARTBEAT_KEY), Date.now());
if (isSignedIn && hasTokens(localStorage) && keptToken(localStorage, Date.now()) === undefined) prepareRenewal();
// Awaits the page's code too, so that the page renders once and complete.
const path = landingPath(window.location.pathname, isSignedIn);
const code = Promise.all([fetchPage(routes, path), fetchTab(path)]);

/** Renders the page once its code and the configuration have loaded. */
async function start(): Promise<void> {
  try {
    const configuration = await loadConfiguration();
    await code;
    localStorage.setItem(KNOWN_API_KEY, configuration.apiBase);
    configureIdentity(configuration);
    configureClient({ apiBase: configuration.apiBase, idToken });
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
