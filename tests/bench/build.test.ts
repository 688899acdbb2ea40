import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOf, type Manifest } from './build/manifest.ts';
import { lazyRoutes } from './build/routes.ts';

describe('what a route loads', () => {
  const manifest: Manifest = {
    'index.html': { file: 'entry.js', imports: ['_shared'], css: ['entry.css'] },
    'src/Page.tsx': { file: 'page.js', imports: ['index.html', '_shared', '_grid'], css: ['page.css'] },
    'src/Other.tsx': { file: 'other.js' },
    _shared: { file: 'shared.js', imports: ['_grid'] },
    _grid: { file: 'grid.js', imports: ['_shared'], css: ['grid.css'] },
  };

  test('is every file that its chunks import, once each, even in a cycle', () => {
    const { scripts, styles } = filesOf(manifest, ['index.html', 'src/Page.tsx']);
    expect(scripts.sort()).toEqual(['entry.js', 'grid.js', 'page.js', 'shared.js']);
    expect(styles.sort()).toEqual(['entry.css', 'grid.css', 'page.css']);
  });

  test('rejects a chunk that was not built', () => {
    expect(() => filesOf(manifest, ['src/Gone.tsx'])).toThrow(/src\/Gone\.tsx/);
  });
});

describe('the routes', () => {
  test('are read from the router, with the files that exist', () => {
    const routes = lazyRoutes(readFileSync(new URL('../../web/src/root/router.tsx', import.meta.url), 'utf8'));
    expect(routes).toContainEqual({ path: '/login', source: 'src/features/people/session/LoginPage.tsx' });
    expect(routes).toContainEqual({
      path: '/story_map/:containerId/*',
      source: 'src/root/story_map/StoryMapPage.tsx',
    });
    for (const { source } of routes)
      expect(readFileSync(new URL(`../../web/${source}`, import.meta.url), 'utf8')).toContain('Component');
  });

  test('throw when they are written in a form that the reader does not know', () => {
    expect(() => lazyRoutes("{ path: 'login', element: <Login /> }")).toThrow();
  });
});
