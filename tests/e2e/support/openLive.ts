import { expect, type Page, type WebSocket } from '@playwright/test';

/**
 * Opens something, and waits until the live connection of the page has been answered. A page replaces its connection
 * when it comes to show something else.
 */
export async function openLive(page: Page, open: () => Promise<void>): Promise<void> {
  const sockets: WebSocket[] = [];
  const answered = new Set<WebSocket>();
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framereceived', ({ payload }) => String(payload).includes('numbers') && answered.add(socket));
  });
  await open();
  await expect
    .poll(() => sockets.filter((socket) => !socket.isClosed()).some((socket) => answered.has(socket)))
    .toBe(true);
}
