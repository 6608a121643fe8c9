// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Cut, makeCuts } from '../../../scripts/build/bundle/cut-react/cut';
import { cutRenderer } from '../../../scripts/build/bundle/cut-react/cut-react';
import { deadFibers, neverMade } from '../../../scripts/build/bundle/cut-react/dead-fibers';
import { exportsBut, unusedHooks } from '../../../scripts/build/bundle/cut-react/unused-exports';
import {
  cacheUsers,
  turnAfterCommit,
  unreadAssignments,
  unreadErrors,
  unusedFunctions,
} from '../../../scripts/build/bundle/cut-react/unused-functions';
import type { AstNode } from '../../../scripts/shared/ast-calls';
import { root } from '../../../scripts/shared/widget-files';

const parsed = (code: string) => parseAst(code) as unknown as AstNode;
function cutBy(cut: Cut, code: string): string {
  const text = new MagicString(code);
  makeCuts(text, parsed(code), [cut]);
  return text.toString().replaceAll(/\s+/g, ' ');
}
const afterFibers = (code: string) => cutBy(deadFibers(), code);

describe('fibers that are never made', () => {
  it('lose their cases, and what is declared there stays declared', () => {
    const code =
      'switch (fiber.tag) { case 5: a(); break; case 13: var b = c(); break; case 3: b = 1; }';
    expect(afterFibers(code)).toBe(
      'var b;switch (fiber.tag) { case 5: a(); break; case 3: b = 1; }',
    );
  });

  it('keep what a remaining case falls into', () => {
    const code =
      'switch (fiber.tag) { case 5: a(); case 26: b(); break; case 27: c(); case 3: d(); }';
    expect(afterFibers(code)).toBe('switch (fiber.tag) { case 5: a(); b(); break; case 3: d(); }');
  });

  it('make comparisons with their tags constant, and no others', () => {
    expect(afterFibers('f(30 === fiber.tag, 27 !== tag, 30 === lanes, 5 === tag)')).toBe(
      'f(!1, !0, 30 === lanes, 5 === tag)',
    );
  });

  it('are refused as unknown element types when they are rendered', () => {
    const code = 'switch (type) { case REACT_SUSPENSE_TYPE: a(); break; default: refuse(); }';
    expect(afterFibers(code)).toBe('switch (type) { default: refuse(); }');
  });

  it('have React’s own numbers, and it has no others', () => {
    const file = 'node_modules/react-dom/cjs/react-dom-client.development.js';
    const naming = /function getComponentNameFromFiber\(fiber\) \{[\s\S]*?\n {4}\}/.exec(
      readFileSync(join(root, file), 'utf8'),
    );
    const cases = [...(naming?.[0] ?? '').matchAll(/case (\d+):(?:\s+return "(\w+)";)?/g)];
    const named = new Map(cases.map(([, tag, name]) => [Number(tag), name]));
    const differing = [...neverMade].filter(
      ([tag, name]) => (named.get(tag as number) ?? name) !== name,
    );
    expect(differing).toEqual([]);
    expect([...named.values()].filter(Boolean).length).toBeGreaterThan(10);
    // A new kind of fiber may be one that nothing here makes, either. It has no name for 23 and 28.
    expect([...named.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 32 }, (_, tag) => tag).filter(
        (tag) => ![2, 17, 20, 23, 28].includes(tag),
      ),
    );
  });

  it('do not touch a switch over other things', () => {
    const code = 'switch (lane) { case 13: a(); }';
    expect(afterFibers(code)).toBe(code);
  });
});

describe('what is removed from React', () => {
  it('includes assignments that nobody reads', () => {
    expect(cutBy(unreadAssignments, 'ReactSharedInternals.S = f; a.b = f;')).toBe(' a.b = f;');
    expect(cutBy(unreadAssignments, 'FragmentInstance.prototype.a = Root.prototype.a = f;')).toBe(
      'Root.prototype.a = f;',
    );
  });

  it('includes the turn of the page after each commit', () => {
    const file = 'node_modules/scheduler/cjs/scheduler.production.js';
    const code = readFileSync(join(root, file), 'utf8');
    expect(code.match(/needsPaint = !0/g)).toHaveLength(1);
    expect(cutBy(turnAfterCommit, code)).not.toContain('needsPaint = !0');
  });

  it('includes the stack of an error that is known by its identity', () => {
    const code = 'var AException = Error(f(1)), b = Error(f(2));';
    expect(cutBy(unreadErrors, code)).toBe('var AException = {}, b = Error(f(2));');
    expect(() => cutBy(unreadErrors, 'var AException = made();')).toThrow('no Error any more');
  });

  it('includes every export but the kept ones, and the hooks that were exported', () => {
    expect(cutBy(exportsBut(['a']), 'exports.a = 1; exports.b = 2; exports.__I = 3;')).toBe(
      'exports.a = 1; exports.__I = 3;',
    );
    expect(cutBy(unusedHooks, 't = { useState: s, useTransition: t, useId: i };')).toBe(
      't = { useState: s, useId: i };',
    );
  });

  it('includes the user count of a cache that no root has', () => {
    expect(cutBy(cacheUsers, 'a !== b && (a.refCount++, b.count++);')).toBe(
      'a !== b && (0, b.count++);',
    );
  });

  it('is reported by its name when React no longer has it', () => {
    const { cut, check } = unusedFunctions();
    cutBy(cut, 'function preload() { load(); }');
    expect(check).toThrow(/no function .*startViewTransition/);
  });

  it('is found in the installed React', () => {
    const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';
    const { cut, check } = unusedFunctions();
    cutBy(cut, readFileSync(join(root, file), 'utf8'));
    expect(check).not.toThrow();
  });
});

describe('the renderer that the stories run on', () => {
  const given = (file: string, code = '') => {
    const { transform } = cutRenderer();
    const cut = transform as unknown as (code: string, id: string) => string | undefined;
    return cut.call({ parse: parsed }, code, `/node_modules/react-dom/cjs/${file}`);
  };

  it('is not React’s development code, from which nothing is removed', () => {
    expect(() => given('react-dom-client.development.js')).toThrow('production code');
  });

  it('is cut by the same list as the bundle', () => {
    expect(() => given('react-dom-client.production.js', 'function App() {}')).toThrow(
      'react-dom has no function',
    );
  });

  it('keeps the rest of React as it is, which Storybook needs', () => {
    expect(given('react-dom.production.js', 'exports.preload = 1;')).toBeUndefined();
  });
});
