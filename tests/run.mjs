import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { hasGroups, signalAll } from './runner/processGroup.mjs';
import { chosenSteps, help, RUN_MINUTES } from './runner/steps.mjs';

/**
 * `npm test`: plain Node, so that it works on a bare clone. Installs what is missing, runs every step whether or not
 * another one failed, and ends with the line `N passed, N failed`, followed by `, N skipped` when the machine lacks
 * what some steps need.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const print = (line) => process.stdout.write(`${line}\n`);
/** The minutes that are left of the whole run, which is over before CI would end it without a result. */
const minutesLeft = () => Math.max(0, RUN_MINUTES - process.uptime() / 60);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Set by Ctrl-C: the running command gets the signal too, and no further step starts. */
let interrupted = false;

/**
 * Runs a command in its own process group, and resolves with its exit code. A command that hangs is ended, first by a
 * signal that lets it clean up. Processes that it leaves running are ended too: they could only write below our last
 * line.
 * @param output where it writes: our own streams, or a file
 */
function run(command, args, env, minutes, output) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', output, output],
      detached: hasGroups,
    });
    const forward = (signal) => {
      interrupted = true;
      signalAll(child, signal);
    };
    let kill;
    const limit = setTimeout(() => {
      print(`It has been running for ${minutes.toFixed(1)} minutes and is being stopped.`);
      signalAll(child, 'SIGTERM');
      kill = setTimeout(() => signalAll(child, 'SIGKILL'), 10_000);
    }, minutes * 60_000);
    const done = (code) => {
      clearTimeout(limit);
      clearTimeout(kill);
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code);
    };
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.once('error', (error) => {
      print(error.message);
      done(1);
    });
    child.once('close', (code) => {
      signalAll(child, 'SIGKILL');
      done(code ?? 1);
    });
  });
}

/** A report that is missing or incomplete means that the runner did not finish. */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    print(`No whole report: ${error.message}`);
    return undefined;
  }
}

/** Runs one step and counts its results. */
async function runStep(step, folder, env, output) {
  const report = join(folder, `${step.name}.json`);
  const minutes = Math.min(step.minutes, minutesLeft());
  const exitCode = await run(step.command, step.args(report), { ...env, ...step.env?.(report) }, minutes, output);
  return step.count(step.reports ? readReport(report) : undefined, exitCode);
}

/** Runs a step beside others, whose lines are not to mix with its own: what it writes is printed at its end. */
async function runStepAside(step, folder, env) {
  const log = join(folder, `${step.name}.log`);
  const file = openSync(log, 'w');
  try {
    return await runStep(step, folder, env, file);
  } finally {
    closeSync(file);
    process.stdout.write(readFileSync(log));
  }
}

/** The browser for the steps that need one: its path, or the reason why there is none. */
function browserFor(chosen) {
  if (!chosen.some(({ browser }) => browser)) return {};
  try {
    return { path: ensureChromium(print) };
  } catch (error) {
    return { problem: error.message };
  }
}

/** The result of a step, in a word. */
function verdict({ failed, skipped = 0 }) {
  if (failed > 0) return 'FAILED';
  return skipped > 0 ? 'skipped' : 'ok';
}

/**
 * Prepares, runs the selected steps and returns their results. Those that read sources alone run beside the tests,
 * which wait for the table's engine half of the time.
 */
async function runAll(chosen, folder) {
  const { ensureInstalled } = await import('#infra/local/installed.mjs');
  ensureInstalled(root);
  const browser = browserFor(chosen);
  const env = { ...process.env, ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}) };

  const runAndReport = async (step, asItRuns) => {
    const started = Date.now();
    if (asItRuns) print(`\n--- ${step.title}`);
    const result =
      step.browser && browser.problem
        ? { passed: 0, failed: 1, problems: [browser.problem] }
        : await (asItRuns ? runStep(step, folder, env, 'inherit') : runStepAside(step, folder, env));
    const took = seconds(started);
    print(`--- ${step.title}: ${verdict(result)}, ${result.passed} passed, ${result.failed} failed, ${took}`);
    for (const problem of result.problems) print(`    ${problem}`);
    return { ...result, step, took };
  };
  const inTurn = async (some, asItRuns) => {
    const results = [];
    for (const step of some) if (!interrupted) results.push(await runAndReport(step, asItRuns));
    return results;
  };
  const aside = chosen.filter((step) => step.aside);
  const others = chosen.filter((step) => !step.aside);
  const results = await Promise.all([inTurn(aside, others.length === 0), inTurn(others, true)]);
  return results.flat();
}

async function main(args) {
  if (args.includes('--help')) return print(help);
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'storyd-tests-'));
  let results;
  try {
    results = await runAll(chosenSteps(args), folder);
  } catch (error) {
    print(error.message);
    results = [
      { passed: 0, failed: 1, problems: [error.message], step: { title: 'getting ready' }, took: seconds(started) },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  print(`\nAll in ${seconds(started)}`);
  for (const { step, took, problems, ...result } of results) {
    print(
      `  ${verdict(result).padEnd(7)}  ${step.title} (${took})${problems.map((problem) => `\n          ${problem}`).join('')}`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
  print(`${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`);
}

await main(process.argv.slice(2));
