import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Forwards the connections of a Unix socket to a port of this network: network namespaces share files, but no ports.
 *
 * @param {string} path of the socket
 * @param {number} port on 127.0.0.1
 * @returns {Promise<void>} settles when the socket accepts connections
 */
export async function bridge(path, port) {
  const server = createServer({ allowHalfOpen: true }, (outside) => {
    const inside = connect({ host: '127.0.0.1', port, allowHalfOpen: true, noDelay: true });
    outside.pipe(inside).pipe(outside);
    // When one side breaks off, the other ends too.
    outside.once('error', () => inside.destroy()).once('close', () => inside.destroy());
    inside.once('error', () => outside.destroy()).once('close', () => outside.destroy());
  });
  server.listen(path);
  await once(server, 'listening');
}
