/**
 * `npm run test:engines`: every example and the most frequent journeys, on the demo host and on the
 * built site, in Firefox and in WebKitGTK, side by side; in Firefox the presses on every control, too. `npm run test:engines -- calendar` runs
 * those with this in the title, `-- webkit calendar` only there; `--list` prints only the titles.
 * The last line has the totals.
 */
import { spawnSync } from 'node:child_process';
import { ensureOtherEngines } from '../../scripts/shared/other-engines';
import { isStale } from '../../scripts/shared/stale';
import { root } from '../../scripts/shared/widget-files';
import { type Attempt, makeAttempts, type Outcome } from './attempts';
import type { Browser, Tab } from './browser';
import { earlyFlows } from './early-flows';
import { examples } from './examples';
import { startFirefox } from './firefox';
import { flows } from './flows';
import { gapFlows } from './gap-flows';
import { Hand } from './hand';
import { presses } from './presses';
import { buildSite, journeys, serveSite } from './site';
import { serveWatched } from './watched-host';
import { startWebKit } from './webkit';

const given = process.argv.slice(2);
const only = given.find((one) => !['firefox', 'webkit', '--list'].includes(one)) ?? '';
const shown = (await examples()).filter(([title]) => title.includes(only));
const pressed = (await presses()).filter(([title]) => title.includes(only));
const done = Object.entries({ ...flows, ...earlyFlows, ...gapFlows }).filter(([title]) =>
  title.includes(only),
);
const onSite = journeys.filter(({ title }) => title.includes(only));

if (given.includes('--list')) {
  for (const [title] of [...shown, ...pressed, ...done]) console.log(title);
  for (const { title } of onSite) console.log(title);
  process.exit();
}

async function tryAll(
  name: string,
  start: () => Promise<Browser>,
  folder: string,
): Promise<Outcome> {
  const from = Date.now();
  const host = await serveWatched();
  const site = await serveSite(folder, onSite);
  const attempts: Attempt[] = [
    ...shown.map(([title, act]) => ({ title, act: (tab: Tab) => act(new Hand(tab, host.port)) })),
    // A second engine tells what is Chromium’s own; WebKit is tried by the examples and the journeys.
    ...(name === 'firefox' ? pressed : []).map(([title, act]) => ({
      title,
      act: (tab: Tab) => act(tab, host.port),
      isNewVisitor: true,
    })),
    ...done.map(([title, act]) => ({
      title,
      act: (tab: Tab) => act(new Hand(tab, host.port), host.inbox),
      isNewVisitor: true,
    })),
    ...site.attempts,
    { title: 'nothing comes after the last page', act: (tab) => tab.go('about:blank') },
  ];
  const outcome = await makeAttempts(attempts, {
    start: async () => {
      const browser = await start();
      console.log(`${name}: ${browser.name} started`);
      return browser;
    },
    takeTrouble: () => [...host.takeTrouble(), ...site.takeTrouble()],
    onFailure: (title, wrong) => console.log([`${name}: ${title}`, ...wrong].join('\n  ')),
  });
  host.close();
  site.close();
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(`-- ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
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
const folder = onSite.length > 0 ? buildSite() : '';
const engines = {
  firefox: () => startFirefox(programs.firefox),
  webkit: () => startWebKit(programs),
};
const chosen = Object.entries(engines).filter(([name]) => given.includes(name));
const wanted = chosen.length > 0 ? chosen : Object.entries(engines);
const outcomes = await Promise.all(wanted.map(([name, start]) => tryAll(name, start, folder)));
const sum = (key: keyof Outcome) => outcomes.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
