// @vitest-environment node
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { cutDocs } from '../../../scripts/build/bundle/strip-docs';
import type { AstNode } from '../../../scripts/shared/ast-calls';

const head = `import { list, text } from '../../core/element/reading/attributes';
import { event, widgetContract } from '../../core/element/contract';
import { formContract } from '../../core/form/form-contract';
import { field } from '../../api/field';
import { bodyOf, defineCall } from './define-call';
import { defineFormCall } from './form-call';
import { optional, param } from './param';
`;
const shipped = (code: string): string =>
  cutDocs(head + code, parseAst(head + code) as unknown as AstNode)
    .toString()
    .slice(head.length)
    .replace(/\s+/g, ' ');

describe('text for editors', () => {
  it('is removed from attributes, events and contracts', () => {
    const code = `widgetContract({ name: 'x', summary: 'A. ' + 'B.', attributes: {
      label: text({ description: 'A label.', holds: 'html', deprecated: 'Use b.', default: 'y', example: 'z' }) } });
      event({ description: 'It happened.', deprecated: 'Hear c.', cancelable: true, detail: { id: number } });`;
    expect(shipped(code)).toBe(
      "widgetContract({ name: 'x', attributes: { label: text({ default: 'y', }) } }); event({ cancelable: true, });",
    );
  });

  it('is removed from the fields of items, at any depth', () => {
    const code = `v.object({ a: field(listOf(v.object({ b: field(text, { description: 'B.' }) })), { description: why }) });`;
    expect(shipped(code)).toBe('v.object({ a: listOf(v.object({ b: text })) });');
  });

  it('is removed from calls, of whose parameters the names stay', () => {
    const code = `defineCall({ get: '/a/{id}', params: { language, id: param('Its id.', '1'), q: optional(param(words, 'x')), ...rest },
      body: bodyOf({ a: about('a') }, sample), answer, only: 200, sample: { q: one }, gives: { id: 'id' }, personal: true, fault: 'search' });`;
    expect(shipped(code)).toBe(
      "defineCall({ get: '/a/{id}', params: { language, id: 0, q: 0, ...rest }, answer, only: 200, personal: true, });",
    );
  });

  it('is removed from the contracts of forms', () => {
    const code = "formContract({ name: 'x', summary: 'A.', attributes });";
    expect(shipped(code)).toBe("formContract({ name: 'x', attributes });");
  });

  it('is removed from the calls of forms', () => {
    const code = `defineFormCall({ post: '/a', parts: { b: 'B.' }, answer });`;
    expect(shipped(code)).toBe("defineFormCall({ post: '/a', answer });");
  });

  it('is kept in values that visitors see', () => {
    const code = `list(schema, { default: [{ title: 'A', description: 'Shown to visitors.' }] });`;
    expect(shipped(code)).toBe(code);
  });

  it('is kept in functions of the same name from elsewhere', () => {
    const code = `other.text({ description: 'Shown.' }); note({ description: 'Shown.' });`;
    expect(shipped(code)).toBe(code);
  });

  it.each([
    ['a name', 'text({ description: words })', 'write description out here'],
    ['a call', "text({ example: note('x') })", 'write example out here'],
    ['a part that is a name', "event({ description: 'A ' + b })", 'write description out'],
    ['something spread', 'text({ ...words })', 'do not spread anything into a declaration'],
    ['an object from elsewhere', 'text(options)', 'write the object of a declaration out here'],
  ])('fails the build if it is %s', (_, code, why) => {
    expect(() => shipped(code)).toThrow(why);
  });
});
