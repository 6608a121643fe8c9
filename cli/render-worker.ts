/** A thread of the service that renders pages: what it does by a page holds nobody else up. */
import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from './prerender/render-page';
import type { Answer, Job } from './prerender/render-pool';

const renderer = await import(/* @vite-ignore */ String(workerData));

parentPort?.on('message', async ({ page, ...options }: Job) => {
  let answer: Answer;
  try {
    answer = await renderPage(page, renderer, options);
  } catch (error) {
    answer = { fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
// It can be given a page from now on.
parentPort?.postMessage(undefined);
