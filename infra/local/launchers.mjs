import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const shells = new Set(['sh', 'bash', 'dash', 'ash', 'zsh', 'ksh', 'fish', 'busybox']);

/**
 * The processes that own this run: the package manager that started it, and the shell in between if there is one. Their
 * end must end the run, since a killed process cannot notify its children. Empty when only a terminal started us, so
 * that `nohup` keeps working.
 *
 * @returns {number[]} process ids, nearest first
 */
export function launchers() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return [];
  const found = [];
  for (let pid = process.ppid; pid > 1;) {
    found.push(pid);
    const parent = describe(pid);
    if (parent === undefined || !shells.has(parent.name)) break;
    pid = parent.parentPid;
  }
  return found;
}

/** Name and parent of a process, or undefined when it is gone. */
function describe(pid) {
  if (process.platform !== 'linux') {
    const line = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
    const match = /^(\d+)\s+(.*)$/.exec(line ?? '');
    return match ? { parentPid: Number(match[1]), name: match[2].split('/').pop().replace(/^-/, '') } : undefined;
  }
  try {
    // "pid (name) state parent ...", where the name may hold anything, brackets too.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parentPid: Number(stat.slice(end + 2).split(' ')[1]) };
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}
