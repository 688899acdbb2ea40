import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '#web/base/paths.ts';
import { routes } from '#web/root/router.tsx';

const every = {
  root: paths.root(),
  login: paths.login(),
  loginWithRedirect: paths.login({ redirect: '/story_map/a b?x=1' }),
  loginWithEmail: paths.login({ email: 'ann+1@acme.example' }),
  signup: paths.signup(),
  unverifiedEmail: paths.unverifiedEmail({ email: 'ann@acme.example', code: '123456' }),
  resetPassword: paths.resetPassword({ email: 'ann@acme.example', code: '123456' }),
  noAccess: paths.noAccess(),
  maintenance: paths.maintenance(),
  storyMaps: paths.storyMaps(),
  storyMap: paths.storyMap('m/1'),
  storyMapTab: paths.storyMap('m1', 'history'),
  mapActivity: paths.mapActivity('m1'),
  mapActivityAtWhat: paths.mapActivity('m1', 'w1'),
  initiatives: paths.initiatives(),
  initiative: paths.initiative('i1'),
  admin: paths.admin(),
  account: paths.account(),
};

it('paths match existing links and bookmarks', () => {
  expect(every).toEqual({
    root: '/',
    login: '/login',
    loginWithRedirect: '/login?redirect_after_sign_in=%2Fstory_map%2Fa+b%3Fx%3D1',
    loginWithEmail: '/login?email=ann%2B1%40acme.example',
    signup: '/signup',
    unverifiedEmail: '/unverified_email?email=ann%40acme.example&code=123456',
    resetPassword: '/reset_password?email=ann%40acme.example&code=123456',
    noAccess: '/no_access',
    maintenance: '/maintenance',
    storyMaps: '/story_maps',
    storyMap: '/story_map/m%2F1',
    storyMapTab: '/story_map/m1/history',
    mapActivity: '/story_map/m1/map/activity',
    mapActivityAtWhat: '/story_map/m1/map/activity?what=w1',
    initiatives: '/initiative',
    initiative: '/initiative/i1',
    admin: '/admin',
    account: '/account',
  });
});

it.each(Object.entries(every))('%s leads to a page', (_name, path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
});

it('every other path leads to the not-found page', () => {
  expect(matchRoutes(routes, '/story_hierarchy')?.at(-1)?.route.path).toBe('*');
});
