import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { damaged, parseSaved } from '../savedState.ts';

const mailOf = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.optional(z.string()),
});
/** A mail that the product sent. `at` is an ISO time. */
export type Mail = Readonly<z.output<typeof mailOf>>;

/** A mail as the product passes it to the mail service. */
type OutgoingMail = Pick<Mail, 'to' | 'subject' | 'html' | 'text'>;

/** Keeps every mail that the product sends, instead of sending it. */
export type Mailbox = {
  /** Resolves when the mail is on disk (in memory without a folder). */
  deliver(mail: OutgoingMail): Promise<void>;
  /**
   * Newest first. A full address as `to` finds exactly that one, a shorter text all addresses that contain it; case
   * does not matter.
   */
  mails(to?: string): Mail[];
  /** Calls `listener` after each delivery. Returns a function that stops that. */
  onDelivery(listener: () => void): () => void;
  close(): Promise<void>;
};

/**
 * Opens the mailbox.
 *
 * @param folder for the mails between runs, one JSON line per mail; undefined keeps them in memory only
 */
export async function openMailbox(folder: string | undefined): Promise<Mailbox> {
  const path = folder === undefined ? undefined : join(folder, 'mails.jsonl');
  const kept: Mail[] = path === undefined ? [] : readMails(path);
  const listeners = new Set<() => void>();
  let file: FileHandle | undefined;
  if (folder !== undefined && path !== undefined) {
    mkdirSync(folder, { recursive: true });
    file = await open(path, 'a');
  }
  // One after the other: lines of two mails must not mix.
  let last: Promise<void> = Promise.resolve();

  return {
    async deliver(outgoing) {
      const mail: Mail = { id: randomUUID(), at: new Date().toISOString(), ...outgoing };
      const written = last.then(async () => {
        await file?.appendFile(`${JSON.stringify(mail)}\n`);
        await file?.datasync();
        kept.push(mail);
      });
      // A failure rejects only the promise of this mail; the next mail is tried on its own.
      last = written.catch(() => undefined);
      await written;
      for (const listener of listeners) listener();
    },
    mails: (to = '') => kept.filter((mail) => isTo(mail, to.trim().toLowerCase())).reverse(),
    onDelivery(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await last;
      await file?.close();
    },
  };
}

function isTo(mail: Mail, wanted: string): boolean {
  const address = mail.to.toLowerCase();
  return /.@./.test(wanted) ? address === wanted : address.includes(wanted);
}

/**
 * Mails of earlier runs. A line that was cut off by a hard stop was never acknowledged, so it is removed before the
 * next one is appended.
 */
function readMails(path: string): Mail[] {
  if (!existsSync(path)) return [];
  const content = readFileSync(path);
  const end = content.lastIndexOf(0x0a) + 1;
  if (end < content.length) truncateSync(path, end);
  const lines = content.subarray(0, end).toString('utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const mail = parseSaved(line, mailOf);
    if (mail === undefined) throw damaged(`Line ${index + 1} of ${path}`);
    return [mail];
  });
}
