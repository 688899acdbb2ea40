import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';

/**
 * Does something with an app, and returns what comes of it. Each app has a folder, which the CDK leaves among the
 * temporary ones unless somebody removes it.
 *
 * @param use must have read what it needs of the folder when it returns
 */
export function withApp<Result>(use: (app: App) => Result, context: Readonly<Record<string, unknown>> = {}): Result {
  const outdir = mkdtempSync(join(tmpdir(), 'app-'));
  try {
    return use(new App({ outdir, context }));
  } finally {
    rmSync(outdir, { recursive: true });
  }
}
