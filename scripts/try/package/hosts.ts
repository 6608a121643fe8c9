import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { version } from '../../shared/release';
import { tool } from '../../shared/tool';
import { address, filesOf, onPage } from './on-page';

/** Builds an app as Vite's users do. Returns its folder and its modules. */
async function bundled(folder: string) {
  const outDir = join(folder, 'built');
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input: join(folder, 'page.html') } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  return {
    outDir,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    code: chunks.map(({ code }) => code).join('\n'),
  };
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** Tries the files of `dist/<version>/` on a server, with the lines that the command prints. */
export async function tryScriptTag(folder: string, page: Page): Promise<string> {
  const site = join(folder, 'script-tag');
  const installed = join(folder, 'node_modules/atria-widgets');
  mkdirSync(site);
  cpSync(join(installed, 'dist', version), join(site, 'atria', version), { recursive: true });
  const command = join(folder, 'node_modules/.bin/atria-widgets');
  const args = ['snippet', `${address}atria/${version}/`];
  const head = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(
    join(site, 'page.html'),
    `<!doctype html><html lang="fi"><head><title>Reseptit</title>${head}</head><body>
    <atria-card-grid heading="Reseptit"><script type="application/json">
    { "cards": [{ "header": "Lihapullat", "link": "/reseptit/lihapullat" }] }
    </script></atria-card-grid></body></html>`,
  );
  await onPage(
    filesOf(site),
    page,
    async () => {
      await heading(page, 'Reseptit');
      await expect(page.getByRole('link', { name: 'Lihapullat' })).toBeVisible();
    },
    'page.html',
  );
  return 'script tag: shown, every module checked by its integrity';
}

/** Tries `import 'atria-widgets/card-grid'` in an app without its own React. */
export async function tryBundler(folder: string, page: Page): Promise<string> {
  const { outDir, modules } = await bundled(join(folder, 'bundler'));
  await onPage(
    filesOf(outDir),
    page,
    async () => {
      await heading(page, 'Reseptit');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expect(page).toHaveTitle(version);
    },
    'page.html',
  );
  return `bundler: shown, of ${modules.length} modules`;
}

/** Tries tags as typed JSX in a host's own React, which must be the only one. */
export async function tryReactHost(folder: string, page: Page): Promise<string> {
  const app = join(folder, 'react-host');
  execFileSync(...tool('tsc', '-p', app), { stdio: 'inherit' });
  const { outDir, modules, code } = await bundled(app);
  const renderers = modules.filter((id) => /react-dom-client\.production/.test(id));
  expect(renderers).toHaveLength(1);
  expect(code.match(/reconcilerVersion/g)).toHaveLength(1);
  await onPage(
    filesOf(outDir),
    page,
    async () => {
      await heading(page, 'Resepti');
      await page.getByRole('button', { name: 'Kaikki' }).click();
      await heading(page, 'Kaikki reseptit');
      await page.getByRole('button', { name: 'Näytä lisää' }).click();
      await expect(page.getByRole('link', { name: 'Makaronilaatikko' })).toBeVisible();
      await expect(page.getByText('Näkyvissä 4')).toBeVisible();
    },
    'page.html',
  );
  return 'React host: types hold, one React, shown, events heard';
}

/** Tries an import without a page, as where a framework renders on a server: it must do nothing. */
export function tryServer(folder: string): string {
  const names = ['card-grid', 'cms/dompurify', 'cms/tinymce'].map(
    (name) => `atria-widgets/${name}`,
  );
  const code = ['atria-widgets', ...names].map((name) => `await import('${name}');`).join(' ');
  const node = (...args: string[]) =>
    spawnSync('node', [...args, '--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
    });
  expect(node()).toMatchObject({ status: 0, stderr: '' });
  expect(node('--conditions=react-server').stderr).toContain('begins with "use client"');
  return 'server: imported without a page; server components get an error that says what to do';
}
