/*
 * Runs in the page before the application and records what a person waits for: `benchPage.standsAt` is when the first
 * card or epic was painted, `publishedAt` when the page last told other tabs of a change, `take()` answers long tasks, frames
 * and the time from each press to its paint since the last call.
 */
const recorded = { tasks: [], frames: [], presses: [] };
let lastFrame = null;

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) recorded.tasks.push(duration);
}).observe({ type: 'longtask', buffered: true });

/** A message is handled after the frame that was requested before it. */
function afterPaint(done) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  });
}

for (const type of ['keydown', 'mouseup'])
  addEventListener(type, ({ timeStamp }) => afterPaint((now) => recorded.presses.push(now - timeStamp)), true);

function frame(now) {
  if (lastFrame === null) return;
  // The clock of a page counts tenths of a ms, whose differences are not exact: 16.8 came as 16.800000000745.
  recorded.frames.push(Math.round((now - lastFrame) * 10) / 10);
  lastFrame = now;
  requestAnimationFrame(frame);
}

globalThis.benchPage = {
  standsAt: null,
  /** In ms since 1970, which pages can compare. */
  publishedAt: null,
  take() {
    const taken = { ...recorded };
    Object.assign(recorded, { tasks: [], frames: [], presses: [] });
    return taken;
  },
  recordFrames(isOn) {
    lastFrame = isOn ? performance.now() : null;
    if (isOn) requestAnimationFrame(frame);
  },
};

new MutationObserver((_, observer) => {
  if (document.querySelector('[data-card], [data-chip]') === null) return;
  observer.disconnect();
  afterPaint((now) => (benchPage.standsAt = now));
}).observe(document, { childList: true, subtree: true });

const { prototype: channel } = globalThis.BroadcastChannel;
const { postMessage } = channel;
channel.postMessage = function (message) {
  benchPage.publishedAt = performance.timeOrigin + performance.now();
  return postMessage.call(this, message);
};
