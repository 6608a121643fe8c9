// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';
import { ofSecondRing, runnerOf } from '../../scripts/test/rings';
import { rowsOf } from '../../scripts/test/test-steps';
import { others, type Proof, scripts } from './commands';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const lines: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

/** npm runs it before another script. */
const isHook = (name: string): boolean => (/^pre(.+)/.exec(name)?.[1] ?? '') in lines;

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'stories/README.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    /^(?!decisions).*\.md$/.test(file) ? [`docs/${file}`] : [],
  ),
];

/** The commands that a page tells its reader to run, without their variables. */
function commandsOf(page: string): string[] {
  const text = read(page);
  const fenced = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, code = '']) =>
    code.split('\n'),
  );
  const spans = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)];
  return [...fenced, ...spans.map(([, code = '']) => code)]
    .map((line) => line.replace(/^\s*(?:[A-Z_]+=\S+\s+)+/, '').trim())
    .filter((line) => /^(npm|npx|tsx|node) /.test(line));
}

/** Whether the file or folder exists that a test runner is called with. */
function isTest(command: string): boolean {
  const [, runner, asked = ''] =
    /^npx (vitest run|playwright test)(?: ([\w./-]+))?/.exec(command) ?? [];
  if (runner === 'vitest run')
    return /\bNAME\b/.test(asked) || existsSync(join(root, asked || 'tests/unit'));
  const specs = readdirSync(join(root, 'tests/browser'));
  return runner !== undefined && specs.some((file) => file.includes(asked));
}

/** What is wrong with a command on a page; undefined if a row or a step covers it. */
function faultOf(command: string): string | undefined {
  const [, script] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
  if (command.startsWith('npm run ') || script === 'test' || script === 'start')
    return script && script in lines ? undefined : 'package.json has no such script';
  if (isTest(command) || Object.keys(others).some((one) => command.startsWith(one)))
    return undefined;
  return 'nothing runs it: a row in tests/structure/commands.ts says what does';
}

/** What is wrong with a row. */
function faultOfRow(name: string, proof: Proof): string | undefined {
  if ('byHand' in proof) return undefined;
  const isAll = proof.ring === 'all';
  const step = rowsOf(isAll)
    .flat()
    .find((one) => one.name === proof.step);
  if (!step) return `npm test has no step "${proof.step}"`;
  const line = lines[name] ?? '';
  if (!proof.file)
    return step.command.join(' ').startsWith(line) ? undefined : `the step does not run "${line}"`;
  if (!existsSync(join(root, proof.file))) return `${proof.file} is not there`;
  if (!step.command.includes(proof.file)) {
    if (runnerOf(proof.file) !== step.command[0]) return `the step does not run ${proof.file}`;
    if (ofSecondRing.test(proof.file) !== isAll)
      return `${proof.file} is of the ${isAll ? 'first' : 'second'} ring: correct the row's ring`;
  }
  const called = [`'${name}'`, ...line.split(' ').filter((word) => word.startsWith('scripts/'))];
  const runs = name in lines ? called : [name.split(' ').at(-1) ?? ''];
  return runs.some((one) => read(proof.file ?? '').includes(one))
    ? undefined
    : `${proof.file} does not run it`;
}

const faults = (names: readonly string[], fault: (name: string) => string | undefined) =>
  names.flatMap((name) => {
    const found = fault(name);
    return found ? [`${name}: ${found}`] : [];
  });

describe('a command', () => {
  it('of package.json has a row that names what runs it', () => {
    const without = Object.keys(lines).filter((name) => !isHook(name) && !(name in scripts));
    expect(without.map((name) => `${name}: add a row to tests/structure/commands.ts`)).toEqual([]);
  });

  it('of a row exists, with the step and the file that run it', () => {
    const gone = Object.keys(scripts).filter((name) => !(name in lines));
    expect(gone.map((name) => `${name}: package.json has it no more`)).toEqual([]);
    const rows = { ...scripts, ...others };
    expect(faults(Object.keys(rows), (name) => faultOfRow(name, rows[name] as Proof))).toEqual([]);
  });

  it.each(pages)('of %s is one that something runs', (page) => {
    expect(faults([...new Set(commandsOf(page))], faultOf)).toEqual([]);
  });

  it('of a row is documented', () => {
    const told = pages.flatMap(commandsOf);
    const unheard = Object.keys(others).filter((one) => !told.some((it) => it.startsWith(one)));
    expect(unheard).toEqual([]);
  });
});
