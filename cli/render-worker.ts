/** A thread of the service that renders pages: its work blocks no other page. */
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
// From now on it accepts pages.
parentPort?.postMessage(undefined);
