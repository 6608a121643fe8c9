// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import type { AstNode } from '../../../scripts/ast-calls';
import { type Cut, makeCuts } from '../../../scripts/cut-react/cut';
import { cutRenderer } from '../../../scripts/cut-react/cut-react';
import { deadFibers } from '../../../scripts/cut-react/dead-fibers';
import { exportsBut, unusedHooks, usedOfReact } from '../../../scripts/cut-react/unused-exports';
import { unusedFunctions } from '../../../scripts/cut-react/unused-functions';
import { root } from '../../../scripts/widget-files';

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

  it('leave what a case that stays falls into', () => {
    const code =
      'switch (fiber.tag) { case 5: a(); case 26: b(); break; case 27: c(); case 3: d(); }';
    expect(afterFibers(code)).toBe('switch (fiber.tag) { case 5: a(); b(); break; case 3: d(); }');
  });

  it('settle comparisons with their tags, and no others', () => {
    expect(afterFibers('f(30 === fiber.tag, 27 !== tag, 30 === lanes, 5 === tag)')).toBe(
      'f(!1, !0, 30 === lanes, 5 === tag)',
    );
  });

  it('are refused as no type of element when they are rendered', () => {
    const code = 'switch (type) { case REACT_SUSPENSE_TYPE: a(); break; default: refuse(); }';
    expect(afterFibers(code)).toBe('switch (type) { default: refuse(); }');
  });

  it('do not touch a switch over other things', () => {
    const code = 'switch (lane) { case 13: a(); }';
    expect(afterFibers(code)).toBe(code);
  });
});

describe('what is cut of React', () => {
  it('is every export but those kept, and the hooks that were exported', () => {
    expect(cutBy(exportsBut(['a']), 'exports.a = 1; exports.b = 2; other.c = 3;')).toBe(
      'exports.a = 1; other.c = 3;',
    );
    expect(cutBy(unusedHooks, 't = { useState: s, useTransition: t, useId: i };')).toBe(
      't = { useState: s, useId: i };',
    );
  });

  it('is missed by its name when React no longer has it', () => {
    const { cut, check } = unusedFunctions();
    cutBy(cut, 'function preload() { load(); }');
    expect(check).toThrow(/no function .*startViewTransition/);
  });

  it('is all found in the React that is installed', () => {
    const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';
    const { cut, check } = unusedFunctions();
    cutBy(cut, readFileSync(join(root, file), 'utf8'));
    expect(check).not.toThrow();
  });

  it('is seen in what a module imports, by name or as a whole', () => {
    const code = `import { useState, lazy as late } from 'react'; import React from 'react';
      import { x } from './other'; React.memo(x); other.startTransition();`;
    expect([...usedOfReact(parsed(code))].map(({ from, name }) => `${from} ${name}`)).toEqual([
      'react useState',
      'react lazy',
      'react memo',
    ]);
  });
});

describe('the renderer that the stories run on', () => {
  const given = (file: string, code = '') => {
    const { transform } = cutRenderer();
    const cut = transform as unknown as (code: string, id: string) => string | undefined;
    return cut.call({ parse: parsed }, code, `/node_modules/react-dom/cjs/${file}`);
  };

  it('is not React for development, which nothing is cut from', () => {
    expect(() => given('react-dom-client.development.js')).toThrow('production code');
  });

  it('is cut by the same list as the bundle', () => {
    expect(() => given('react-dom-client.production.js', 'function App() {}')).toThrow(
      'react-dom has no function',
    );
  });

  it('leaves the rest of React as it is, which Storybook needs', () => {
    expect(given('react-dom.production.js', 'exports.preload = 1;')).toBeUndefined();
  });
});
