// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

/** Where `fetch` is a variable of the file itself. */
const ownFetch = ['api/client.ts', 'widgets/header/use-navigation.ts'];

/** What a page may have given or replaced, and the only files that touch it. */
const owners: Readonly<Record<string, readonly string[]>> = {
  dataLayer: ['core/analytics/data-layer.ts'],
  mtcaptcha: ['core/form/captcha.ts'],
  mtcaptchaConfig: ['core/form/captcha.ts'],
  matchMedia: ['core/page/media-query.ts'],
  'window.print': ['core/ui/print-alone.ts', 'core/ui/print-sheet.ts'],
  requestAnimationFrame: ['core/page/next-frame.ts'],
  IntersectionObserver: ['core/page/observers.ts', 'when.ts'],
  MutationObserver: ['core/page/observers.ts', 'loader.ts'],
  ResizeObserver: ['core/page/observers.ts'],
  PerformanceObserver: ['help/help.ts', 'when.ts'],
  pushState: ['core/page/location.ts'],
  replaceState: ['core/page/location.ts'],
  localStorage: ['core/page/storage.ts'],
  sessionStorage: ['core/page/storage.ts'],
  CustomEvent: ['foreign.ts', 'loader.ts', 'tell-error.ts'],
  'globalThis.fetch': ['core/page/settings.ts'],
  'fetch()': ['early.ts', 'help/gone-ids.ts', 'retry.ts', ...ownFetch],
  clipboard: ['widgets/menu-builder/offers.tsx'],
};
/** What pages have replaced by something of another kind: see foreign.ts and to-json.ts. */
const refused: Readonly<Record<string, string>> = {
  'new Event': 'is a class of MooTools on some pages: use fire() of foreign.ts',
  'Array.from': 'maps nothing on pages with MooTools: spread an iterable, then map',
};
/**
 * Their failure is the caller's to report: a call's, a file's, that the address was not copied. Or
 * nothing is at stake, as where the file before React would only be early.
 */
const unguarded = [
  ...['core/page/settings.ts', 'early.ts', 'help/gone-ids.ts', 'retry.ts'],
  ...['widgets/menu-builder/offers.tsx', 'loader.ts'],
  ...['tell-error.ts', 'when.ts', ...ownFetch],
];

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const nameOf = (node: unknown): string => String((node as Node | undefined)?.name ?? '');
/** Nodes of TypeScript that have code in them. */
const casts = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];

interface Use {
  readonly name: string;
  readonly isGuarded: boolean;
}

/** The uses of these names in a program's code, and whether `foreign` or `try` is around them. */
function usesIn(node: unknown, isGuarded = false): Use[] {
  if (Array.isArray(node)) return node.flatMap((one) => usesIn(one, isGuarded));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, ...fields } = node as Node;
  if (type.startsWith('TS') && !casts.includes(type)) return [];
  if (type === 'ImportDeclaration') return [];
  const { callee, object, property, block, computed } = fields;
  const names: Readonly<Record<string, string>> = {
    Identifier: nameOf(node),
    NewExpression: `new ${nameOf(callee)}`,
    MemberExpression: `${nameOf(object)}.${nameOf(property)}`,
    CallExpression: `${nameOf(callee)}()`,
  };
  const name = names[type] ?? '';
  const isKnown = Object.hasOwn({ ...owners, ...refused }, name);
  const here: Use[] = isKnown ? [{ name, isGuarded }] : [];
  const isGuard = type === 'CallExpression' && nameOf(callee) === 'foreign';
  for (const [field, value] of Object.entries(fields)) {
    // A name for something of ours: a key, or a parameter's.
    if (field === 'key' && !computed) continue;
    const inside = isGuarded || isGuard || (type === 'TryStatement' && value === block);
    here.push(...usesIn(value, inside));
  }
  return here;
}

/** What is wrong in a file of `src`. */
function faultsOf(file: string, code: string): string[] {
  const uses = usesIn(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return uses.flatMap(({ name, isGuarded }) => {
    const own = owners[name];
    // Pages that editors look at are of today.
    if (!own && file.startsWith('help/')) return [];
    if (!own) return [`${file}: ${name} ${refused[name]}`];
    if (!own.includes(file)) return [`${file}: ${name} is touched only by ${own.join(', ')}`];
    return isGuarded || unguarded.includes(file)
      ? []
      : [`${file}: ${name} may throw: call it within foreign() of foreign.ts`];
  });
}

describe('code that a page may have given or replaced', () => {
  it('is touched only by its owner, and within the guard', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file))
      // These do not run for visitors, or run without a page.
      .filter((file) => !/^(cms|server|catalogue|npm)\/|\.examples\.tsx?$/.test(file));
    const faults = files.flatMap((file) =>
      faultsOf(file, readFileSync(join(root, 'src', file), 'utf8')),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['core/ui/x.ts', 'window.matchMedia("x").matches', 'matchMedia is touched only by'],
    ['core/ui/x.ts', 'requestAnimationFrame(f)', 'requestAnimationFrame is touched only by'],
    ['core/ui/x.ts', 'const o = new ResizeObserver(f)', 'ResizeObserver is touched only by'],
    ['core/ui/x.ts', 'history.pushState(null, "", "/")', 'pushState is touched only by'],
    ['core/ui/x.ts', 'const { dataLayer } = window as Page', 'dataLayer is touched only by'],
    ['core/ui/x.ts', 'host.dispatchEvent(new CustomEvent("x"))', 'CustomEvent is touched only by'],
    ['core/ui/x.ts', 'globalThis.fetch("/x")', 'globalThis.fetch is touched only by'],
    ['core/ui/x.ts', 'fetch("/x")', 'fetch() is touched only by'],
    ['core/ui/x.ts', 'window.print()', 'window.print is touched only by'],
    ['core/ui/x.ts', 'fire(target, new Event("x"))', 'is a class of MooTools'],
    ['core/ui/x.ts', 'Array.from({ length: 2 }, f)', 'maps nothing'],
    ['core/analytics/data-layer.ts', '(window as Page).dataLayer.push(1)', 'may throw'],
    ['core/form/captcha.ts', 'page().mtcaptcha?.resetUI(id)', 'may throw'],
    ['core/form/captcha.ts', 'try { } catch { page().mtcaptcha?.resetUI(id) }', 'may throw'],
  ])('is found in %s: %s', (file, code, fault) => {
    expect(faultsOf(file, code)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['core/form/captcha.ts', 'foreign("x", () => page().mtcaptcha?.resetUI(id))'],
    ['core/form/captcha.ts', 'interface Page { mtcaptcha?: Api }'],
    ['core/page/storage.ts', 'try { localStorage.clear() } catch {}'],
  ])('is no fault in %s: %s', (file, code) => {
    expect(faultsOf(file, code)).toEqual([]);
  });
});
