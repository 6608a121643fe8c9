import { createRequire } from 'node:module';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import type { AstNode } from '../../../shared/ast-calls.ts';
import { type Cut, makeCuts } from './cut.ts';
import { deadFibers } from './dead-fibers.ts';
import { cause, keptExports, keptReact } from './kept-exports.ts';
import { exportsBut, unusedHooks } from './unused-exports.ts';
import {
  cacheUsers,
  turnAfterCommit,
  unreadAssignments,
  unreadErrors,
  unusedFunctions,
  unusedMethods,
} from './unused-functions.ts';

/** The React version whose code was read for the cuts and tested with them. */
const version = '19.3.1';

const file = /node_modules\/(?:react|react-dom|scheduler)\/cjs\/([a-z-]+)\.production\.js$/;

/** Other modules of React have these methods, for example its server renderer. */
const react = /node_modules\/react(-dom)?\//;

const ofClasses = new RegExp(`\\b(${unusedMethods.join('|')})\\s*[(=]`);

function checkVersion(): void {
  const require = createRequire(import.meta.url);
  for (const name of ['react', 'react-dom']) {
    const found = require(`${name}/package.json`).version;
    if (found !== version)
      throw new Error(
        `${name} is ${found}; what the build cuts was tried on ${version}. ` +
          'See docs/decisions/0012-react-without-what-is-not-used.md.',
      );
  }
}

/** The code of one of React's modules without what no view uses. */
function cutModule(name: string, code: string, program: AstNode): string {
  const text = new MagicString(code);
  const kept = keptExports[name.replace('-client', '/client')];
  const cuts: Cut[] = kept ? [exportsBut(kept)] : [];
  const functions = unusedFunctions();
  const isRenderer = name === 'react-dom-client';
  if (isRenderer)
    cuts.push(
      functions.cut,
      unreadAssignments,
      unreadErrors,
      cacheUsers,
      unusedHooks,
      deadFibers(),
    );
  if (name === 'scheduler') cuts.push(turnAfterCommit);
  makeCuts(text, program, cuts);
  if (isRenderer) functions.check();
  return text.toString();
}

const cutPackages: Plugin = {
  name: 'cut-react',
  buildStart: checkVersion,
  transform(code, id) {
    const [, name] = file.exec(id) ?? [];
    if (name) return cutModule(name, code, this.parse(code) as unknown as AstNode);
    const [, method] = ofClasses.exec(code) ?? [];
    if (method && !react.test(id)) this.error(`${id} has ${method}. ${cause}`);
    return undefined;
  },
};

/**
 * Removes from React's production code what no view and no library of ours uses;
 * docs/decisions/0012 explains why. A module that imports something removed fails the build, and so
 * does another version of React.
 */
export const cutReact = (): Plugin[] => [keptReact(), cutPackages];

/**
 * The cut renderer alone, on which the stories' steps run: Storybook needs all exports of `react`.
 * @throws if React's development code would be used instead, which is not cut
 */
export const cutRenderer = (): Plugin => ({
  name: 'cut-renderer',
  buildStart: checkVersion,
  transform(code, id) {
    if (/react-dom-client\.development\.js$/.test(id))
      throw new Error('The stories must run on the production code of React.');
    const [, name] = file.exec(id) ?? [];
    if (name !== 'react-dom-client') return undefined;
    return cutModule(name, code, this.parse(code) as unknown as AstNode);
  },
});
