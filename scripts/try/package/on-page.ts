import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { minutes } from '../../test/limits';

const port = Number(process.env.PORT || 4680);
export const address = `http://localhost:${port}/`;

interface Server {
  readonly close: () => Promise<unknown>;
}

/** Serves the files of a folder. */
export const filesOf = (folder: string) => (): Promise<Server> =>
  preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, strictPort: true },
  });

/** Runs the server that a framework has built. */
export const serverOf = (script: string) => async (): Promise<Server> => {
  const server = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect
    .poll(
      () => {
        if (server.exitCode !== null) throw new Error(`${script} ended`);
        return fetch(address).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: minutes(1) },
    )
    .toBe(200);
  return {
    close: () => {
      const end = once(server, 'exit');
      server.kill();
      return end;
    },
  };
};

/** Opens a page of a host and runs a test on it. No error may occur on it. */
export async function onPage(
  serve: () => Promise<Server>,
  page: Page,
  visit: () => Promise<void>,
  path = '',
): Promise<void> {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('response', (one) => one.status() >= 400 && trouble.push(`${one.status()} ${one.url()}`));
  const server = await serve();
  try {
    await page.goto(address + path);
    await visit();
    expect(trouble.filter((one) => !one.includes('favicon'))).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
}
