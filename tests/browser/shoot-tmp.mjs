import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';

const port = process.env.TEST_PORT;
const server = spawn('node', ['--import', 'tsx', 'tests/browser/support/server.ts'], {
  env: { ...process.env, PORT: port },
  stdio: 'ignore',
});
for (let i = 0; i < 100; i++) {
  try {
    await fetch(`http://localhost:${port}/`);
    break;
  } catch {
    await new Promise((r) => setTimeout(r, 200));
  }
}
const { findChromium } = await import('../../scripts/shared/chromium.ts');
const { chromiumArgs } = await import('../../scripts/shared/chromium-path.ts');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const steps = (await import(process.argv[2])).default;
try {
  await steps({
    browser,
    at: (site, path) => `http://${site}localhost:${port}${path}`,
    out: '/tmp/rw/shots/',
  });
} catch (e) {
  console.log(e);
} finally {
  await browser.close();
  server.kill();
}
