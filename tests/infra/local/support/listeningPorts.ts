import { existsSync, readFileSync } from 'node:fs';

const LISTENING = '0A';

/** The URLs of all TCP ports of this machine at which a program of the present user listens. */
export function ownListeningPorts(): string[] {
  // The second one is missing on a machine without IPv6.
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((path) => existsSync(path));
  return tables.flatMap((path) =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , uid]) => state === LISTENING && Number(uid) === process.getuid?.())
      .map(([, local = '']) => urlOf(local)),
  );
}

/** Reads `0100007F:1F90`, an address whose groups of four bytes are each in reverse order. */
function urlOf(local: string): string {
  const [address = '', port = ''] = local.split(':');
  const bytes = (address.match(/.{8}/g) ?? []).flatMap((group) => (group.match(/../g) ?? []).reverse());
  const anywhere = bytes.every((byte) => byte === '00');
  const host =
    bytes.length === 4
      ? bytes.map((byte) => parseInt(byte, 16)).join('.')
      : `[${(bytes.join('').match(/.{4}/g) ?? []).join(':')}]`;
  return `http://${anywhere ? 'localhost' : host}:${parseInt(port, 16)}`;
}
