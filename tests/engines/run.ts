/**
 * `npm run test:engines`: every example and what visitors do most, in Firefox and in WebKitGTK,
 * side by side. `npm run test:engines -- calendar` runs what has that in its title, `-- webkit
 * calendar` only there. The last line counts.
 */
import { spawnSync } from 'node:child_process';
import { ensureOtherEngines } from '../../scripts/other-engines';
import { isStale } from '../../scripts/stale';
import { root } from '../../scripts/widget-files';
import type { Browser } from './browser';
import { examples } from './examples';
import { startFirefox } from './firefox';
import { flows } from './flows';
import { Hand } from './hand';
import { serveWatched } from './watched-host';
import { startWebKit } from './webkit';

const given = process.argv.slice(2);
const only = given.find((one) => one !== 'firefox' && one !== 'webkit') ?? '';
const shown = (await examples()).filter(([title]) => title.includes(only));
const done = Object.entries(flows).filter(([title]) => title.includes(only));

interface Outcome {
  passed: number;
  failed: number;
}

async function tryAll(start: () => Promise<Browser>): Promise<Outcome> {
  const from = Date.now();
  const [browser, host] = await Promise.all([start(), serveWatched()]);
  const outcome: Outcome = { passed: 0, failed: 0 };
  const attempt = async (title: string, act: () => Promise<void>) => {
    const wrong = await act().then(
      (): string[] => [],
      (error: Error) => [error.message],
    );
    wrong.push(...host.takeTrouble());
    outcome[wrong.length > 0 ? 'failed' : 'passed']++;
    for (const one of wrong) console.log(`${browser.name}: ${title}\n  ${one}`);
  };
  const visitor = await browser.newVisitor();
  for (const [title, act] of shown) await attempt(title, () => act(new Hand(visitor, host.port)));
  await visitor.close();
  for (const [title, act] of done) {
    const tab = await browser.newVisitor();
    await attempt(title, () => act(new Hand(tab, host.port), host.inbox));
    await tab.close();
  }
  await attempt('nothing comes after the last page', async () => {});
  await browser.close();
  host.close();
  const { passed, failed } = outcome;
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(`-- ${browser.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return outcome;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const programs = ensureOtherEngines();
if (isStale()) {
  console.log('Building the bundle ...');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
const engines = {
  firefox: () => startFirefox(programs.firefox),
  webkit: () => startWebKit(programs),
};
const chosen = Object.entries(engines).filter(([name]) => given.includes(name));
const wanted = chosen.length > 0 ? chosen : Object.entries(engines);
const outcomes = await Promise.all(wanted.map(([, start]) => tryAll(start)));
const sum = (key: keyof Outcome) => outcomes.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
