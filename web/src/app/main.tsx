import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configureClient } from '#web/api/clientConfiguration.ts';
import { loadConfiguration } from '#web/api/configuration.ts';
import { configureIdentity, idToken, prepareSession } from '#web/api/identity.ts';
import { fetchAhead } from './lazyPage.tsx';
import { Providers } from './Providers.tsx';
import { Pages, routes } from './router.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { StartFailure } from './shell/StartFailure.tsx';
import '@fontsource-variable/inter/wght.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

// Beside the configuration, and not after it: whoever is signed in waits for all of it.
prepareSession();
fetchAhead(routes, window.location.pathname);

try {
  const configuration = await loadConfiguration();
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
