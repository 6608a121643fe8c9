// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../../scripts/describe/calls/all-calls';
import { callsOf } from '../../scripts/describe/described-contracts';
import { root, widgetNames } from '../../scripts/shared/widget-files';
import * as parameters from '../../src/api/parameters';
import { createBackend } from '../../stand-in/api/app';

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, 'src', file), 'utf8') }));

const standIn = createBackend().calls;
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the calls of src/api', () => {
  it('are made only by a declaration, from which all text about a call follows', () => {
    const makers = sources.filter(({ code }) => /\bapi\.call[(<]/.test(code));
    expect(makers.map(({ file }) => file).sort(), 'use defineCall of src/api/define-call').toEqual([
      'api/define-call.ts',
      'api/report-failures.ts',
      // Passes a call on, with the way to write its body.
      'core/files/upload.ts',
    ]);
  });

  it('are answered by the stand-in back end, each once', () => {
    const missing = allCalls.filter(
      (call) => standIn.filter((one) => nameOf(one) === nameOf(call)).length !== 1,
    );
    expect(
      missing.map(({ name }) => `${name}: answers(${name}, …) belongs into stand-in/api`),
    ).toEqual([]);
  });

  it('are used by a widget', () => {
    const made = widgetNames().flatMap(callsOf);
    const unused = allCalls.filter((call) => !made.includes(nameOf(call)));
    expect(
      unused.map(({ name }) => `${name}: no widget makes it; take its declaration out`),
    ).toEqual([]);
  });

  it('have the parameters of src/api/parameters.ts', () => {
    const said = new Set(
      allCalls.flatMap(({ asked }) => Object.values(asked).map(({ description }) => description)),
    );
    const unused = Object.entries(parameters).filter(
      ([, { description }]) => !said.has(description),
    );
    expect(unused.map(([name]) => `${name}: no call has it; take it out`)).toEqual([]);
  });
});
