import { type Browser, NoAnswer, type Tab } from './browser';

/** An action that must succeed in a browser. */
export interface Attempt {
  readonly title: string;
  readonly act: (tab: Tab) => Promise<void>;
  /** Whether it needs a new visitor; else it uses that of the attempt before. */
  readonly isNewVisitor?: boolean;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Options {
  /** Starts the engine; once more if its driver no longer answers. */
  readonly start: () => Promise<Browser>;
  /** Errors of pages since the last call. */
  readonly takeTrouble: () => readonly string[];
  /** Called for each failed attempt, with the error. */
  readonly onFailure: (title: string, wrong: readonly string[]) => void;
}

/**
 * Makes attempts one after the other in an engine. One that the driver does not answer has failed;
 * the next begins in a restarted browser. A browser that opens no tab is restarted once at once: no
 * test has started yet.
 */
export async function makeAttempts(
  attempts: readonly Attempt[],
  { start, takeTrouble, onFailure }: Options,
): Promise<Outcome> {
  let browser: Browser | undefined;
  let tab: Tab | undefined;
  const close = async () => {
    const last = browser;
    browser = undefined;
    tab = undefined;
    await last?.close();
  };
  const open = async () => {
    browser ??= await start();
    return browser.newVisitor();
  };
  const make = async ({ act, isNewVisitor }: Attempt) => {
    if (isNewVisitor) {
      const last = tab;
      tab = undefined;
      await last?.close().catch(close);
    }
    const own: Tab = tab ?? (await open().catch(() => close().then(open)));
    tab = own;
    await act(own);
  };
  let failed = 0;
  for (const one of attempts) {
    const wrong: string[] = [];
    try {
      await make(one);
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
      if (error instanceof NoAnswer) await close();
    }
    wrong.push(...takeTrouble());
    if (wrong.length === 0) continue;
    failed++;
    onFailure(one.title, wrong);
  }
  await close();
  return { passed: attempts.length - failed, failed };
}
