import { Worker } from 'node:worker_threads';
import type { PageOptions, RenderedPage } from './render-page';

/** A page to render. */
export interface Job extends PageOptions {
  readonly page: string;
}

/** A thread's answer for a page. */
export type Answer = RenderedPage | { readonly fault: string };

/** Why a page was not rendered. */
export type Why = 'busy' | 'failed' | 'no-address' | 'not-utf-8' | 'too-large' | 'too-slow';

/** A page was not rendered; the message says more. */
export class NotRendered extends Error {
  readonly why: Why;

  constructor(why: Why, message: string) {
    super(message);
    this.why = why;
  }
}

export interface PoolOptions {
  /** The scripts of a thread and of the renderer. */
  readonly script: URL;
  readonly renderer: string;
  /** How many pages are rendered at once. */
  readonly threads: number;
  /** How long a page may wait for its turn, and how long it may then take, in milliseconds. */
  readonly timeout: number;
  /** The most memory of a thread, in megabytes. */
  readonly memory: number;
}

interface Waiting {
  readonly job: Job;
  readonly settle: (result: RenderedPage | NotRendered) => void;
  timer?: NodeJS.Timeout;
}

/** A thread, and the page that it renders. */
interface Thread {
  readonly worker: Worker;
  /** Whether it has loaded the renderer. */
  hasBegun: boolean;
  /** Whether it is ending. */
  isEnding: boolean;
  at?: Waiting | undefined;
}

/**
 * Threads that render pages. A page that needs too much time or memory is ended with its thread,
 * and a new thread replaces it, so that the others continue.
 */
export class RenderPool {
  readonly #options: PoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new Set<Waiting>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#fill();
  }

  /**
   * Renders a page.
   * @throws NotRendered with the reason, in words
   */
  async render(job: Job, signal?: AbortSignal): Promise<RenderedPage> {
    const result = await new Promise<RenderedPage | NotRendered>((settle) => {
      const one: Waiting = { job, settle };
      this.#waiting.add(one);
      this.#limit(one, () => this.#drop(one, 'busy', 'no thread was free in time'));
      signal?.addEventListener('abort', () => this.#drop(one, 'busy', 'nobody waits for it'));
      this.#fill();
      this.#next();
    });
    if (result instanceof NotRendered) throw result;
    return result;
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #limit(one: Waiting, then: () => void): void {
    clearTimeout(one.timer);
    one.timer = setTimeout(then, this.#options.timeout);
  }

  #settle(one: Waiting, result: RenderedPage | NotRendered): void {
    clearTimeout(one.timer);
    one.settle(result);
  }

  /** Rejects a page that has not started. */
  #drop(one: Waiting, why: Why, message: string): void {
    if (this.#waiting.delete(one)) this.#settle(one, new NotRendered(why, message));
  }

  #fill(): void {
    while (!this.#isClosed && this.#threads.size < this.#options.threads) this.#start();
  }

  #start(): void {
    const { script, renderer, memory } = this.#options;
    const worker = new Worker(script, {
      workerData: renderer,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const thread: Thread = { worker, hasBegun: false, isEnding: false };
    this.#threads.add(thread);
    worker.on('message', (answer: Answer | undefined) => {
      thread.hasBegun = true;
      if (answer)
        this.#finish(thread, 'fault' in answer ? new NotRendered('failed', answer.fault) : answer);
      this.#next();
    });
    worker.on('error', ({ message }) => this.#end(thread, 'failed', message));
    worker.on('exit', () => {
      this.#threads.delete(thread);
      this.#end(thread, 'failed', 'its thread has ended');
      // A thread that could not even start is replaced with the next page.
      if (thread.hasBegun) this.#fill();
    });
  }

  #finish(thread: Thread, result: RenderedPage | NotRendered): void {
    const { at } = thread;
    thread.at = undefined;
    if (at) this.#settle(at, result);
  }

  #end(thread: Thread, why: Why, message: string): void {
    thread.isEnding = true;
    this.#finish(thread, new NotRendered(why, message));
  }

  /** Gives waiting pages to idle threads. */
  #next(): void {
    for (const thread of this.#threads) {
      const [one] = this.#waiting;
      if (!one) return;
      if (!thread.hasBegun || thread.isEnding || thread.at) continue;
      this.#waiting.delete(one);
      thread.at = one;
      this.#limit(one, () => {
        this.#end(thread, 'too-slow', 'it took too long');
        void thread.worker.terminate();
      });
      thread.worker.postMessage(one.job);
    }
  }
}
