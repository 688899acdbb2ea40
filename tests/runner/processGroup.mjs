/**
 * Signals a command and all of its child processes: npm, for one, does not pass signals on. Processes that have ended
 * already are ignored.
 * @param {import('node:child_process').ChildProcess} child spawned `detached` where `hasGroups`, so that it leads a group
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether there was anything to signal
 */
export function signalAll(child, signal) {
  if (!hasGroups) return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Whether the system has process groups. */
export const hasGroups = process.platform !== 'win32';
