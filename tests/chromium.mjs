import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The launch options of the browser: no sandbox (there is none for root), and no background requests to hosts that may
 * not exist.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  // The headless shell: a test takes a third less CPU.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of the browser that Playwright downloads, which may not exist yet. Undefined before Playwright itself is
 * installed.
 */
function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  try {
    return require('@playwright/test').chromium.executablePath();
  } catch (error) {
    // Only "not installed" is expected: rethrow any other failure.
    if (error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Some distributions install a script at the usual path that only asks people to install a package, so run it to get
 * its version.
 */
function works(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * Finds a Chromium that starts: the one in CHROMIUM_PATH, one of the system, or Playwright's own.
 *
 * @returns {string | undefined} its path, undefined when there is none
 * @throws when CHROMIUM_PATH does not start, rather than silently testing with another browser
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`);
  }
  const own = playwrightsOwn();
  return [...usualPlaces, ...(own ? [own] : [])].find(works);
}

function isRootOnDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Runs an installation command, quiet unless it fails. */
function install(command, args, log) {
  log(`  ${[command, ...args].join(' ')}`);
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 5 * 60_000,
  });
  if (status === 0) return true;
  log(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}  failed`);
  return false;
}

/**
 * Finds a Chromium or installs one: Debian's package for root on Debian-like systems, Playwright's download elsewhere.
 *
 * @param {(line: string) => void} log reports what is being installed
 * @returns {string} the path of a browser that starts
 * @throws with a message that says what to do when both ways fail
 */
export function ensureChromium(log) {
  const present = findChromium();
  if (present) return present;
  log('No Chromium on this machine yet, installing one');
  if (isRootOnDebian()) {
    // One unreachable source fails the update, while the lists of the others may be fine.
    install('apt-get', ['update'], log);
    // Older releases have only the full browser.
    const debian = ['chromium-headless-shell', 'chromium'];
    debian.some((name) => install('apt-get', ['install', '-y', '--no-install-recommends', name], log));
  }
  if (!findChromium()) {
    install('npx', ['playwright', 'install', 'chromium'], log);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Chrome yourself and, if it is not at a usual ' +
      'place, name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
