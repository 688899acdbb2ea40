import { describe, expect, it } from 'vitest';
import { afterSignIn, safeRedirect, signedOutRedirect } from '#web/base/session/redirect.ts';

const origin = 'https://storyd.acme.example';

describe('redirect_after_sign_in', () => {
  it.each([
    '/story_maps',
    '/story_map/abc/map/activity?filter=x#top',
    '/admin',
    '/%2f%2fhost.example',
    '/a//host.example',
  ])('is honoured: %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'story_maps',
    'https://host.example/',
    `${origin}/story_maps`,
    'javascript:alert(1)',
    ' /story_maps',
    '//host.example',
    '/\\host.example',
    '\\/host.example',
    '/\t/host.example',
    '/\n/host.example',
    '/\r\n/host.example',
    '/\t\\host.example',
    '/.//host.example',
    '/x/..//host.example',
  ])('is refused: %j', (path) => {
    expect(safeRedirect(path, origin)).toBeUndefined();
  });

  it('never leaves the origin, whatever follows the slash', () => {
    for (const first of ['/', '\\', '\t/', '\n\\', '.', './', '@', ':', '%09/', ' /']) {
      const target = safeRedirect(`/${first}host.example/x`, origin);
      if (target !== undefined) expect(new URL(target, origin).origin).toBe(origin);
    }
  });
});

describe('after signing in', () => {
  it('opens the requested page, or the story maps', () => {
    expect(afterSignIn('/story_map/1', origin)).toBe('/story_map/1');
    expect(afterSignIn(null, origin)).toBe('/story_maps');
    expect(afterSignIn('//host.example', origin)).toBe('/story_maps');
  });

  it('does not open pages for people who are not signed in', () => {
    expect(afterSignIn('/login?redirect_after_sign_in=/login', origin)).toBe('/story_maps');
    expect(afterSignIn('/', origin)).toBe('/story_maps');
  });
});

describe('somebody who is not signed in', () => {
  it.each([
    '/',
    '/login',
    '/login?email=a@b.example',
    '/signup',
    '/unverified_email?email=a',
    '/no_access',
    '/maintenance',
    '/reset_password',
    '/password-popup-signin',
  ])('may stay on %s', (path) => {
    expect(signedOutRedirect(path)).toBeUndefined();
  });

  it('is sent to the login from everywhere else, with the way back', () => {
    expect(signedOutRedirect('/story_map/1/map/activity?x=1#y')).toBe(
      '/login?redirect_after_sign_in=%2Fstory_map%2F1%2Fmap%2Factivity%3Fx%3D1%23y',
    );
  });
});
