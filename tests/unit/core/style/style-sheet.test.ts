import { describe, expect, it } from 'vitest';
import { adoptStyles, insertRules } from '../../../../src/core/style/style-sheet';

const newRoot = () => document.createElement('div').attachShadow({ mode: 'open' });
const rulesOf = (root: ShadowRoot) =>
  root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
const hasRule = (root: ShadowRoot, name: string) =>
  rulesOf(root).some((rule) => rule.includes(`.${name}`));

describe('the rules of all widgets', () => {
  insertRules('first', ['.first{color:red}', '.first:hover{color:blue}']);

  it('are in sheets that never change once they are adopted', () => {
    const root = newRoot();
    adoptStyles(root);
    const before = rulesOf(root);
    insertRules('second', ['.second{color:red}']);
    expect(rulesOf(root)).toEqual(before);
    // In Firefox a changed sheet would not reach this one if another root has left the page.
    const later = newRoot();
    adoptStyles(later);
    expect(rulesOf(later).slice(0, before.length)).toEqual(before);
    expect(hasRule(later, 'second')).toBe(true);
    adoptStyles(root);
    expect(root.adoptedStyleSheets).toEqual(later.adoptedStyleSheets);
  });

  it('are parsed once, for any number of roots', () => {
    const roots = Array.from({ length: 5 }, newRoot);
    for (const root of roots) adoptStyles(root);
    insertRules('second', ['.second{color:green}']);
    for (const root of roots) adoptStyles(root);
    const sheets = new Set(roots.flatMap((root) => root.adoptedStyleSheets));
    expect(sheets.size).toBe(roots[0]?.adoptedStyleSheets.length);
  });

  it('replace what a server has linked', () => {
    const root = newRoot();
    root.append(document.createElement('link'));
    adoptStyles(root);
    expect(root.querySelector('link')).toBeNull();
  });
});
