import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process is alive. A zombie counts as ended. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return linuxStart(pid) !== undefined;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Without permission to signal it, it exists all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The start time of a process, which distinguishes it from a later one with the same id. Undefined when there is no
 * such process.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStart(pid);
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : undefined;
  const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return started === '' ? undefined : started;
}

/** Boot of the system and clock tick since then at which the process was started. */
function linuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid ...": the name may hold anything, so count from its closing bracket. The start is the 22nd
    // field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}

/**
 * Calls `gone` once as soon as one of the processes has ended (checked every second). Returns a function that stops
 * watching.
 */
export function watchProcesses(pids: readonly number[], gone: () => void): () => void {
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    gone();
  }, 1_000);
  return () => clearInterval(timer);
}
