/** A chunk of a build: its file, its style sheets, and the files that it imports. */
export type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };
/** By source file below `web/`, and by its own name. */
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Every file that the browser needs before these chunks run: the chunks and their imports, each once.
 * @throws when one of them is not in the manifest
 */
export function filesOf(manifest: Manifest, chunks: readonly string[]): { scripts: string[]; styles: string[] } {
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no chunk ${name}`);
    if (reached.has(name)) return;
    reached.add(name);
    chunk.imports?.forEach(reach);
  };
  chunks.forEach(reach);
  const found = [...reached].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
  return {
    scripts: [...new Set(found.map(({ file }) => file))],
    styles: [...new Set(found.flatMap(({ css }) => css ?? []))],
  };
}
