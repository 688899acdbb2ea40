import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { setExportStore } from '#lambdas/ports/exports/exportStore.ts';
import { setLive } from '#lambdas/ports/live/live.ts';
import { setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { callNames } from '#shared/contract/registry.ts';
import { createUserPool, type UserPool } from './cognito/index.ts';
import { identity } from './cognito/policy.ts';
import { databaseOf, deleteData } from './dataFolder.ts';
import { fillOnce, isFilled, isHalfFilled } from './demo.ts';
import { createTable, deleteTable } from './engine/createTable.ts';
import { connectionTo } from './engine/engineAddress.ts';
import { startTableEngine, type TableEngine } from './engine/startTableEngine.ts';
import { functionEnvironment, setEnvironment } from './environment.ts';
import { createFolderStore } from './exports/folderStore.ts';
import { createTokenVerifier } from './gateway/tokenVerifier.ts';
import { ofCaller } from './grants/companies.ts';
import { inRole } from './grants/role.ts';
import { openLocalJira } from './jira/localJira.ts';
import { createLocalLive, type LocalLive } from './live/localLive.ts';
import { createLocalServer, type LocalServer, plain } from './localServer.ts';
import { type Mailbox, openMailbox } from './mailbox/mailbox.ts';
import { handleMailbox } from './mailbox/mailboxServer.ts';
import { openJira } from './openJira.ts';
import { localFederation, localProviders } from './provider/localProviders.ts';
import { createProvider } from './provider/providerServer.ts';
import { createRouter } from './router.ts';
import { startSchedule } from './schedule.ts';
import { startSearchIndex } from './search.ts';
import { type DemoAccount, seedDemo } from './seed/seedDemo.ts';
import { createStreamFeed, type StreamFeed } from './stream/feed.ts';
import { loadTriggers } from './triggers.ts';
import { builtPages } from './web/builtPages.ts';
import { configJson } from './web/configJson.ts';
import { currentBuild } from './web/currentBuild.ts';
import { devPages } from './web/devPages.ts';
import { type Pages, webHandler } from './web/webHandler.ts';

export type LocalStackOptions = {
  /** The data folder; in memory without one. */
  readonly dataDir?: string;
  /**
   * Serves the web app from its sources, as built from them now, as built last (`dist/web`), or not at all. Default
   * `none`.
   */
  readonly web?: 'dev' | 'current' | 'built' | 'none';
  /** Requested ports; 0 or nothing means any free one, and a taken one is replaced by a free one nearby. */
  readonly ports?: Partial<Record<'web' | 'mailbox' | 'cognito' | 'provider' | 'jira' | 'live', number>>;
  /** The initial content of a new data folder. Default `empty`. */
  readonly seed?: 'demo' | 'empty';
  /** Deletes all data first. */
  readonly reset?: boolean;
  /**
   * Whether started exports are written and people erased. Default: when pages are served; tests run the worker
   * themselves.
   */
  readonly exports?: boolean;
};

/** The running product on one machine. Addresses have no trailing slash. */
export type LocalStack = {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly mailboxUrl: string;
  readonly cognitoUrl: string;
  /** The local sign-in provider. */
  readonly providerUrl: string;
  /** The page of the local Jira. */
  readonly jiraUrl: string;
  readonly tableEndpoint: string;
  /** The socket that leads to the table; undefined where it is reached at its endpoint. */
  readonly tableSocket: string | undefined;
  /** Whether every user of this computer can reach the table that was started. */
  readonly tableOpen: boolean;
  readonly tableName: string;
  readonly pool: UserPool;
  readonly mailbox: Pick<Mailbox, 'mails'>;
  readonly accounts: readonly DemoAccount[];
  /** The table's stream, with all of its consumers. */
  readonly stream: Pick<StreamFeed, 'settled'>;
  readonly live: Pick<LocalLive, 'settled'>;
  /** Settles when the table engine has ended by itself. */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the product on this machine: table engine, sign-in, mailbox, API and web app, all in this process except the
 * table engine. Only one at a time in a process, because the product's functions read their environment from it.
 *
 * @throws LocalRunError for a problem that the user can fix
 */
export async function startLocalStack(options: LocalStackOptions = {}): Promise<LocalStack> {
  const closers: Closers = { doors: [], rooms: [] };
  const stop = async (): Promise<void> => {
    await Promise.all(closers.doors.splice(0).map((close) => close()));
    for (let close = closers.rooms.pop(); close !== undefined; close = closers.rooms.pop()) await close();
  };
  try {
    return await start(options, closers, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The clean-up steps of a start. Everything that takes requests closes first and in parallel, so that nothing behind it
 * is in use any more; the rest follows in reverse order.
 */
type Closers = { readonly doors: (() => Promise<void>)[]; readonly rooms: (() => Promise<void>)[] };

async function start(options: LocalStackOptions, closers: Closers, stop: () => Promise<void>): Promise<LocalStack> {
  const { dataDir, ports = {} } = options;
  const fresh = options.reset === true || (dataDir !== undefined && isHalfFilled(dataDir));
  if (fresh && dataDir !== undefined) deleteData(dataDir);
  const engine = await startTableEngine(
    dataDir === undefined ? {} : { dbPath: databaseOf(dataDir), isKnown: isFilled(dataDir) },
  );
  closers.rooms.push(engine.stop);
  const tableName = await prepareTable(engine, { fresh, lasting: dataDir !== undefined }, closers);

  const listen = async (wanted = 0) => {
    const server = createLocalServer();
    const port = await server.listen(wanted);
    closers.doors.push(server.close);
    return { server, url: `http://localhost:${port}` };
  };
  const web = await listen(ports.web);
  const cognito = await listen(ports.cognito);
  const post = await listen(ports.mailbox);
  const provider = await listen(ports.provider);
  provider.server.serve(createProvider(provider.url, `${cognito.url}/oauth2/idpresponse`));
  const jiraPage = await listen(ports.jira);
  const sockets = await listen(ports.live);
  const liveUrl = sockets.url.replace('http:', 'ws:');

  const restore = setEnvironment(
    functionEnvironment({
      tableName,
      tableEndpoint: engine.endpoint,
      webUrl: web.url,
      userPool: { id: identity.poolId, endpoint: cognito.url },
      signInProviders: localProviders,
      liveUrl,
    }),
  );
  closers.rooms.push(async () => restore());
  const exports = createFolderStore(await exportsFolder(dataDir, closers), web.url);
  setExportStore(exports);
  closers.rooms.push(async () => setExportStore(undefined));
  const { consumers } = await import('./stream/consumers.ts');
  const stream = createStreamFeed({ endpoint: engine.endpoint, socketPath: engine.socketPath, tableName, consumers });
  // Writes are still delivered while there is an engine.
  closers.rooms.push(stream.settled);
  // An older client would know an engine that is gone.
  setTableClient(stream.tap(createTableClient(connectionTo(engine))));
  const live = await openLive(sockets.server, closers);
  const search = startSearchIndex();
  setSearchIndex(search.index);
  closers.rooms.push(async () => void (await search.settled));

  const jira = await openLocalJira(dataDir === undefined ? undefined : join(dataDir, 'jira'), jiraPage.url);
  closers.rooms.push(jira.close);
  jiraPage.server.serve(jira.handle);
  closers.rooms.push(await openJira(dataDir, jira, jiraPage.url));

  const mailbox = await openMailbox(dataDir === undefined ? undefined : join(dataDir, 'mailbox'));
  closers.rooms.push(mailbox.close);
  post.server.serve((message, response) => handleMailbox(mailbox, message, response));

  const pool = await createUserPool({
    dataDir: dataDir === undefined ? undefined : join(dataDir, 'cognito'),
    issuerBase: () => cognito.url,
    triggers: await loadTriggers(),
    sendMail: mailbox.deliver,
    federation: localFederation(provider.url, web.url),
  });
  closers.rooms.push(pool.close);
  cognito.server.serve(pool.handle);

  // Like the triggers: loaded when the environment is set.
  const { handlers: all } = await import('./handlers.ts');
  const handlers = Object.fromEntries(callNames.map((name) => [name, inRole(name, all[name], ofCaller)]));
  const { issuer, clientId } = pool.config();
  const router = createRouter({
    handlers,
    verifyToken: createTokenVerifier({ issuer, clientId, loadKeys: () => loadKeys(issuer) }),
  });
  const [{ baseUrl, webUrl, state }] = jira.sites;
  const demoJira = { url: baseUrl, webUrl, token: state.token };
  const fill = async () => (options.seed === 'demo' ? seedDemo({ pool, jira: demoJira }) : []);
  // The first time both take some seconds.
  const [pages, accounts] = await Promise.all([
    openPages(options.web ?? 'none', web.server, [cognito.url, liveUrl]),
    dataDir === undefined ? fill() : fillOnce(dataDir, fill),
  ]);
  // The initial demo data causes no notices.
  await stream.settled();
  const started = options.exports ?? (options.web ?? 'none') !== 'none';
  closers.rooms.push(await startSchedule(mailbox, { started }));
  // Pending mails are still sent while there is a mailbox.
  closers.rooms.push(stream.settled);
  if (pages !== undefined) closers.doors.push(pages.close);
  web.server.serve(
    webHandler(router, configJson(pool.config(), cognito.url, { providers: localProviders }), pages, exports),
  );

  const apiUrl = `${web.url}/api`;
  return {
    webUrl: web.url,
    apiUrl,
    mailboxUrl: post.url,
    cognitoUrl: cognito.url,
    providerUrl: provider.url,
    jiraUrl: jiraPage.url,
    tableEndpoint: engine.endpoint,
    tableSocket: engine.socketPath,
    tableOpen: !engine.external && engine.socketPath === undefined,
    tableName,
    pool,
    mailbox,
    accounts,
    stream,
    live,
    lost: engine.lost,
    stop,
  };
}

/**
 * Creates the table. In an external engine, temporary data gets a table of its own, which is deleted at the end.
 *
 * @returns its name
 */
async function prepareTable(
  engine: TableEngine,
  { fresh, lasting }: { fresh: boolean; lasting: boolean },
  closers: Closers,
): Promise<string> {
  const passing = engine.external && !lasting;
  const name = passing ? `storyd-${randomUUID()}` : 'storyd';
  await createTable(engine, name, { fresh });
  if (passing) closers.rooms.push(() => deleteTable(engine, name));
  return name;
}

/** Opens the server of live connections. */
async function openLive(server: LocalServer, closers: Closers): Promise<LocalLive> {
  const { handler } = await import('#lambdas/events/live/live_socket.ts');
  const connections = createLocalLive(inRole('live_socket', handler));
  server.serveSockets(connections.accept);
  server.serve((_message, response) => plain(response, 426, 'Only web sockets are served here.'));
  setLive(connections.live);
  closers.rooms.push(async () => setLive(undefined));
  closers.doors.push(connections.stop);
  return connections;
}

/** The folder of files of exports; temporary data gets one that is deleted at the end. */
async function exportsFolder(dataDir: string | undefined, closers: Closers): Promise<string> {
  if (dataDir !== undefined) return join(dataDir, 'exports');
  const folder = await mkdtemp(join(tmpdir(), 'storyd-exports-'));
  closers.rooms.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openPages(
  web: NonNullable<LocalStackOptions['web']>,
  server: LocalServer,
  connectTo: readonly string[],
): Promise<Pages | undefined> {
  switch (web) {
    case 'none':
      return undefined;
    case 'dev':
      return devPages(server);
    case 'built':
      return builtPages(connectTo);
    case 'current':
      return builtPages(connectTo, await currentBuild());
  }
}

/** Fetches the pool's public keys, like the gateway. */
async function loadKeys(issuer: string): Promise<Jwks> {
  const response = await fetch(`${issuer}/.well-known/jwks.json`);
  if (!response.ok) throw new Error(`The key set of the user pool answered ${response.status}`);
  return (await response.json()) as Jwks;
}
