/** A reason why the local run cannot go on that the person at the terminal can do something about: its message is printed without a stack. */
export class LocalRunError extends Error {
  override readonly name: string = 'LocalRunError';
}

/** What the system says no to because of how a disk, a folder or a file is. */
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
 * What to tell the person at the terminal of an error, or undefined when it is a fault of ours, of which the stack tells more.
 *
 * @param folder where the run keeps its data: what the system refuses there is theirs to mend
 */
function explanation(error: unknown, folder: string | undefined): string | undefined {
  if (error instanceof LocalRunError) return error.message;
  if (!(error instanceof Error) || folder === undefined) return undefined;
  const { code, path } = error as NodeJS.ErrnoException;
  // Reading a folder as a file is refused without its path.
  if (code === undefined || !ofTheDisk.has(code) || path?.startsWith(folder) === false) return undefined;
  return `The data folder ${folder} cannot be used: ${error.message}.\nAnother one can be named with --data <dir>.`;
}

/** Ends with what the person at the terminal can do about an error, or with the stack of what is our own fault. */
export function fail(error: unknown, exitCode: number, folder?: string): never {
  const text = explanation(error, folder);
  if (text === undefined) throw error;
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}
