import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { minutes } from '../../scripts/test/limits';

/** One source of input and its actions, as WebDriver and WebDriver BiDi both write them. */
export type Input =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
      )[];
    }
  | {
      readonly type: 'key';
      readonly id: string;
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    };

/** A page of a browser; all that the visitor's hand needs from an engine. */
export interface Tab {
  /** Opens an address and waits until its document is parsed. */
  readonly go: (address: string) => Promise<void>;
  /** Evaluates an expression that returns a text, or a promise of one. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly act: (input: Input) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A running engine. */
export interface Browser {
  /** Name and version. */
  readonly name: string;
  /** A tab for a new visitor: no cookie, nothing stored. */
  readonly newVisitor: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** The window of each visitor, in CSS pixels. */
export const windowSize = { width: 1280, height: 900 };

/** A browser or its driver no longer answers: it must be restarted. */
export class NoAnswer extends Error {}

/** How long a driver may take for one command in ms. */
const longest = minutes(1);

/**
 * Waits for a driver's answer, up to a limit.
 * @param command the command, for the error
 * @throws NoAnswer if none comes
 */
export function inTime<T>(command: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer to ${command}`)), longest);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Starts a program that ends with this one. */
export function launch(path: string, args: readonly string[], env = process.env): ChildProcess {
  const program = spawn(path, args, { env });
  const kill = () => program.kill();
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
  return program;
}

/** Waits for a line of a program's output; returns what the pattern has matched. */
export function said(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (piece: Buffer) => {
      text += piece;
      const found = pattern.exec(text)?.[1];
      if (found) resolve(found);
    };
    for (const output of program.stdio) if (output && 'read' in output) output.on('data', hear);
    program.once('error', reject);
    program.once('exit', (status) =>
      reject(new Error(`${program.spawnfile} ended (${status}):\n${text}`)),
    );
  });
}

/** Ends a program and waits until it is gone; one that ignores this is killed. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  const timer = setTimeout(() => program.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}
