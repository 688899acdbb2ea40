import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HomePage } from './session/HomePage.tsx';
import { PageSkeleton, RequireAccess } from './session/RequireAccess.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { Shell } from './shell/Shell.tsx';

/** Each page is a chunk of its own; a page that breaks leaves the navigation standing. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    hydrateFallbackElement: <PageSkeleton />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { index: true, element: <HomePage /> },
          { path: 'login', lazy: () => import('#web/features/session/LoginPage.tsx') },
          { path: 'signup', lazy: () => import('#web/features/session/SignupPage.tsx') },
          { path: 'unverified_email', lazy: () => import('#web/features/session/UnverifiedEmailPage.tsx') },
          { path: 'reset_password', lazy: () => import('#web/features/session/ResetPasswordPage.tsx') },
          { path: 'maintenance', lazy: () => import('#web/features/session/MaintenancePage.tsx') },
          { path: 'no_access', lazy: () => import('#web/features/session/NoAccessPage.tsx') },
          {
            element: <RequireAccess />,
            children: [
              {
                errorElement: <RouteError />,
                children: [
                  { path: 'story_maps', lazy: () => import('#web/features/story_maps/StoryMapsPage.tsx') },
                  { path: 'story_map/:containerId/*', lazy: () => import('#web/features/story_map/StoryMapPage.tsx') },
                  { path: 'admin', lazy: () => import('#web/features/admin/AdminPage.tsx') },
                ],
              },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/** The router of the browser's address bar. */
export function createRouter() {
  return createBrowserRouter(routes);
}
