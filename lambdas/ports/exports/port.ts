/** A multipart upload that is no longer there: it was completed, or is too old. */
export class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';
}

/** How a file of an export is stored and handed out. */
export type FileHeaders = { readonly fileName: string };

/**
 * Where files of exports are stored for some days. Their keys consist of letters, digits, dots, hyphens, underscores
 * and slashes. A repeated operation does no harm.
 */
export type ExportStore = {
  /** The least size of a part that is not the last one. */
  readonly partBytes: number;
  /** Stores a whole file. */
  put(key: string, body: Uint8Array, headers: FileHeaders): Promise<void>;
  /** Begins a file that comes in parts. @returns the id of the upload */
  begin(key: string, headers: FileHeaders): Promise<string>;
  /**
   * Stores a part.
   * @param number counts from 1
   * @returns the tag of the part
   * @throws UploadGoneError
   */
  putPart(key: string, upload: string, number: number, body: Uint8Array): Promise<string>;
  /** Makes the file of its parts. @throws UploadGoneError */
  complete(key: string, upload: string, tags: readonly string[]): Promise<void>;
  /** Gives up an upload, with its parts. */
  abort(key: string, upload: string): Promise<void>;
  /** The keys of all files that begin with this. */
  list(prefix: string): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** An address of a file for anyone who has it. @param seconds how long it is good */
  link(key: string, seconds: number): Promise<string>;
};
