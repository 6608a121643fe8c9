/**
 * A step of `npm run test:all`: starts Storybook as `npm run storybook` does, builds it, and opens a story
 * of the built folder in Chromium, served as plain files. Fails if one of the two does not start,
 * if the story does not show, and at any error in the console.
 */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { chromium } from 'playwright';
import { ensureChromium } from '../shared/chromium';
import { chromiumArgs } from '../shared/chromium-path';
import { runScript } from '../shared/tool';
import { minutes } from '../test/limits';

const folder = 'test-results/storybook';
const story = { id: 'card-grid--default', tag: 'atria-card-grid', text: 'article h3' };

// Ends by itself once it answers.
runScript('storybook', '--quiet', '--smoke-test', '--ci');
runScript('build-storybook', '--quiet', '--output-dir', folder);

const files = new Hono().use(serveStatic({ root: folder }));
const server = serve({ fetch: files.fetch, port: 0 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  // As long as a browser test, for a busy machine.
  page.setDefaultTimeout(minutes(2));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const { port } = server.address() as { port: number };
  await page.goto(`http://localhost:${port}/?path=/story/${story.id}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator(`${story.tag}:state(ready)`).locator(story.text).first().waitFor();
  if (errors.length > 0) throw new Error(`in the console:\n${errors.join('\n')}`);
  console.log(`Storybook is built, and shows ${story.id}`);
} finally {
  await browser.close();
  server.close();
}
