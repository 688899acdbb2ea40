/** An error of the local run that the user can fix: its message is printed without a stack. */
export class LocalRunError extends Error {
  override readonly name: string = 'LocalRunError';
}

/** System errors caused by the state of a disk, a folder or a file. */
const ofTheDisk = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'ENOTEMPTY',
  'EPERM',
  'EROFS',
]);

/**
 * The message of an error for the user, or undefined when it is a bug, for which the stack says more.
 *
 * @param folder the data folder of the run: the user can fix the system's refusals there
 */
function explanation(error: unknown, folder: string | undefined): string | undefined {
  if (error instanceof LocalRunError) return error.message;
  if (!(error instanceof Error) || folder === undefined) return undefined;
  const { code, path } = error as NodeJS.ErrnoException;
  // Reading a folder as a file is refused without its path.
  if (code === undefined || !ofTheDisk.has(code) || path?.startsWith(folder) === false) return undefined;
  return `The data folder ${folder} cannot be used: ${error.message}.\nAnother one can be named with --data <dir>.`;
}

/** Exits with the message of an error that the user can fix, or with the stack of a bug. */
export function fail(error: unknown, exitCode: number, folder?: string): never {
  const text = explanation(error, folder);
  if (text === undefined) throw error;
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}
