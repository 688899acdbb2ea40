import { useRoutes, type RouteObject } from 'react-router-dom';
import { pageLater } from './pageLater.tsx';
import { HomePage } from './session/HomePage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { Shell } from './shell/Shell.tsx';

/** Each page is a chunk of its own, and so is what those behind the login stand in; a page that breaks leaves the navigation standing (see Shell). */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: <HomePage /> },
      { path: 'login', ...pageLater(() => import('#web/features/session/LoginPage.tsx')) },
      { path: 'signup', ...pageLater(() => import('#web/features/session/SignupPage.tsx')) },
      { path: 'unverified_email', ...pageLater(() => import('#web/features/session/UnverifiedEmailPage.tsx')) },
      { path: 'reset_password', ...pageLater(() => import('#web/features/session/ResetPasswordPage.tsx')) },
      { path: 'maintenance', ...pageLater(() => import('#web/features/session/MaintenancePage.tsx')) },
      { path: 'no_access', ...pageLater(() => import('#web/features/session/NoAccessPage.tsx')) },
      {
        ...pageLater(() => import('./session/RequireAccess.tsx')),
        children: [
          { path: 'story_maps', ...pageLater(() => import('#web/features/story_maps/StoryMapsPage.tsx')) },
          { path: 'story_map/:containerId/*', ...pageLater(() => import('#web/features/story_map/StoryMapPage.tsx')) },
          { path: 'admin', ...pageLater(() => import('#web/features/admin/AdminPage.tsx')) },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The page at the address, with what stands around it. */
export function Pages() {
  return useRoutes(routes);
}
