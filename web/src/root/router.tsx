import { type RouteObject, useRoutes } from 'react-router-dom';
import { lazyPage } from '#web/base/lazyPage.tsx';
import { HomePage } from './session/HomePage.tsx';
import { notFound } from './shell/notFound.ts';
import { Shell } from './shell/Shell.tsx';

const popup = lazyPage(() => import('#web/features/people/session/PopupPage.tsx'));

/**
 * Each page is its own chunk, and so is the frame of the pages behind the login. A page that crashes leaves the
 * navigation in place (see Shell).
 */
export const routes: RouteObject[] = [
  // Small windows, without navigation.
  { path: 'password-popup-signin', ...popup },
  { path: 'provider-popup-signin', ...popup },
  {
    element: <Shell />,
    children: [
      { index: true, element: <HomePage /> },
      { path: 'login', ...lazyPage(() => import('#web/features/people/session/LoginPage.tsx')) },
      { path: 'signup', ...lazyPage(() => import('#web/features/people/session/SignupPage.tsx')) },
      { path: 'unverified_email', ...lazyPage(() => import('#web/features/people/session/UnverifiedEmailPage.tsx')) },
      { path: 'reset_password', ...lazyPage(() => import('#web/features/people/session/ResetPasswordPage.tsx')) },
      { path: 'maintenance', ...lazyPage(() => import('#web/features/people/session/MaintenancePage.tsx')) },
      { path: 'no_access', ...lazyPage(() => import('#web/features/people/session/NoAccessPage.tsx')) },
      {
        ...lazyPage(() => import('./session/RequireAccess.tsx')),
        children: [
          { path: 'story_maps', ...lazyPage(() => import('#web/features/story_map/list/StoryMapsPage.tsx')) },
          { path: 'story_map/:containerId/*', ...lazyPage(() => import('#web/root/story_map/StoryMapPage.tsx')) },
          {
            path: 'story_map_hierarchy',
            ...lazyPage(() => import('#web/features/story_map/hierarchy/HierarchyPage.tsx')),
          },
          { path: 'initiative', ...lazyPage(() => import('#web/features/initiative/list/InitiativesPage.tsx')) },
          {
            path: 'initiative/:initiativeId',
            ...lazyPage(() => import('#web/features/initiative/detail/InitiativePage.tsx')),
          },
          { path: 'change_requests', ...lazyPage(() => import('#web/features/change_request/ChangeRequestsPage.tsx')) },
          { path: 'account', ...lazyPage(() => import('#web/features/people/session/AccountPage.tsx')) },
          { path: 'admin', ...lazyPage(() => import('#web/root/admin/AdminPage.tsx')) },
        ],
      },
      { path: '*', ...notFound },
    ],
  },
];

/** The page at the address, with its frame. */
export function Pages() {
  return useRoutes(routes);
}
