import type { IncomingMessage, ServerResponse } from 'node:http';
import type { default as OidcProvider, Interaction } from 'oidc-provider';
import { localStyles } from '../localPage.ts';
import { plain, type RequestHandler, targetOf } from '../localServer.ts';
import { LOCAL_DOMAIN } from './domains.ts';
import { FORM_PATH, loadProvider } from './loadProvider.ts';
import { formPage, homePage } from './page.ts';

const MAX_FORM_BYTES = 8 * 1024;
const css = localStyles(new URL('provider.css', import.meta.url));

/** Answers of the form lead on to the user pool and the web app, at other ports. */
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'; frame-ancestors 'none'";

/**
 * The local sign-in provider: a page beside the mailbox that signs in whoever the user says, by OpenID Connect.
 *
 * @param issuer its own origin
 * @param callback where the user pool takes its answers
 */
export function createProvider(issuer: string, callback: string): RequestHandler {
  const people = new Map<string, Readonly<Record<string, unknown>>>();
  let loaded: Promise<OidcProvider> | undefined;
  return async (message, response) => {
    const { path } = targetOf(message);
    response.setHeader('referrer-policy', 'no-referrer');
    if (path === '/') return page(response, homePage(LOCAL_DOMAIN));
    if (path === '/provider.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' });
      response.end(css);
      return;
    }
    loaded ??= loadProvider({ issuer, callback, people });
    const provider = await loaded;
    if (!path.startsWith(FORM_PATH)) return provider.callback()(message, response);
    const interaction = await interactionOf(provider, message, response);
    if (interaction === undefined) return plain(response, 400, 'This sign-in is over. Start again at StorYd.');
    const { uid, params } = interaction;
    if (message.method === 'GET')
      return page(
        response,
        formPage({ uid, email: typeof params['login_hint'] === 'string' ? params['login_hint'] : '' }),
      );
    if (message.method !== 'POST') return plain(response, 405, 'Method Not Allowed');
    const form = await readForm(message);
    if (form === undefined) return plain(response, 413, 'Too large');
    const subject = form.get('subject') ?? '';
    if (form.get('act') !== 'sign-in' || subject === '')
      return provider.interactionFinished(message, response, {
        error: 'access_denied',
        error_description: 'The sign-in was cancelled',
      });
    const hosted = form.get('hosted') ?? '';
    await endSession(provider, interaction);
    people.set(subject, {
      email: form.get('email') ?? '',
      email_verified: form.get('verified') === 'on',
      name: form.get('name') ?? '',
      ...(hosted !== '' && { hd: hosted }),
    });
    return provider.interactionFinished(message, response, { login: { accountId: subject } });
  };
}

/** The sign-in of a form; undefined when its cookie is missing or it is too old. */
async function interactionOf(provider: OidcProvider, message: IncomingMessage, response: ServerResponse) {
  try {
    return await provider.interactionDetails(message, response);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

/**
 * Ends the session of whoever signed in with this browser before: the library would show a page of its own to sign them
 * out first.
 */
async function endSession(provider: OidcProvider, interaction: Interaction): Promise<void> {
  if (interaction.session === undefined) return;
  await (await provider.Session.findByUid(interaction.session.uid))?.destroy();
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1_000));
}

function page(response: ServerResponse, html: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  });
  response.end(html);
}

async function readForm(message: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
