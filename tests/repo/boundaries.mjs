import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const here = dirname(fileURLToPath(import.meta.url));
const project = dirname(dirname(here));
const folders = ['shared', 'lambdas', 'infra', 'web/src', 'tests'];

/** Every source file of the given folders, relative to the root, with forward slashes. */
function sourceFiles(root) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.d\.m?ts$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    )
    .filter((path) => !path.includes('node_modules/'));
}

/**
 * Checks the import arrows of a source tree.
 *
 * A check that saw nothing would pass for ever, so it also complains when a source file was not read, when not one
 * import through `package.json` (`#shared/...`) led to a file, and when a listed exception is none any more.
 *
 * @param {string} root folder with `package.json`, `shared/`, `lambdas/` and so on
 * @returns {Promise<{ violations: { rule: string, from: string, to: string, why: string }[], problems: string[],
 * modules: number,
 *   imports: number }>} `imports` counts those between files of the project
 */
async function checkBoundaries(root) {
  const options = await extractOptions(join(project, '.dependency-cruiser.cjs'));
  const files = sourceFiles(root);
  if (files.length === 0)
    return { violations: [], problems: [`There is no source file under ${root}`], modules: 0, imports: 0 };
  const { output } = await cruise(files, { ...options, baseDir: root }, options.enhancedResolveOptions);
  const own = output.modules.filter(({ source }) => files.includes(source));
  const between = own.flatMap(({ dependencies }) => dependencies).filter(({ resolved }) => files.includes(resolved));
  const unseen = files.filter((file) => !own.some(({ source }) => source === file));
  const problems = unseen.map((file) => `${file} was not read`);
  if (!between.some(({ module }) => module.startsWith('#')))
    problems.push('No import through package.json (#shared/...) led to a file');
  const { violations: found } = output.summary;
  // An exception to a rule has a rule of its own, which must find it, so that lists of exceptions only get shorter.
  for (const { name, from } of options.ruleSet.forbidden.filter(({ severity }) => severity === 'info'))
    for (const path of from.path) {
      const [file] = files.filter((each) => new RegExp(path).test(each));
      const isNeeded = found.some((one) => one.rule.name === name && one.from === file);
      if (!isNeeded && (file !== undefined || root === project))
        problems.push(`${name}: ${file ?? path} is no exception any more, take it off the list`);
    }
  const why = new Map(options.ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
  const violations = found
    .filter(({ rule }) => rule.severity !== 'info')
    .map(({ rule, from, to }) => ({ rule: rule.name, from, to, why: why.get(rule.name) }));
  return { violations, problems, modules: own.length, imports: between.length };
}

/** Prints what is wrong and sets the exit code. */
async function main() {
  const { violations, problems, modules, imports } = await checkBoundaries(project);
  for (const { rule, from, to, why } of violations) console.log(`${rule}: ${from} -> ${to}\n    ${why}`);
  for (const problem of problems) console.log(problem);
  const wrong = violations.length + problems.length;
  console.log(`${modules} files, ${imports} imports between them, ${wrong} problems`);
  process.exitCode = wrong > 0 ? 1 : 0;
}

await main();
