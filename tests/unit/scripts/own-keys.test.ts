// @vitest-environment node
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { walkOwnKeys } from '../../../scripts/build/bundle/own-keys';
import type { AstNode } from '../../../scripts/shared/ast-calls';

describe('a loop over the keys of an object', () => {
  it('walks only its own, whatever a page has added to every object', () => {
    const code = 'for (const key in this.entries) { for (let name in of(key)) take(name); }';
    expect(walkOwnKeys(code, parseAst(code) as unknown as AstNode).toString()).toBe(
      'for (const key of Object.keys(this.entries)) { for (let name of Object.keys(of(key))) take(name); }',
    );
  });
});
