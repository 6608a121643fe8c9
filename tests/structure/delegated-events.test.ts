// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { type AstNode, nodesOf } from '../../scripts/shared/ast-calls';
import { root } from '../../scripts/shared/widget-files';
import { delegated } from '../../src/core/element/delegated-events';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string, test: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => test.test(file))
    .map((file) => `${folder}/${file}`);

type Node = AstNode & Record<string, AstNode | undefined>;
const nameOf = (node: AstNode | undefined) => String((node as Node | undefined)?.name);

/**
 * The names like `onClick` that a module passes to elements, in JSX or in an object of properties.
 */
function handlersIn(file: string): string[] {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const program = parseAst(read(file), file.endsWith('.js') ? undefined : { lang });
  const names: string[] = [];
  for (const node of nodesOf(program, () => true)) {
    const { name, attributes, key } = node as Node;
    if (node.type === 'JSXOpeningElement' && /^[a-z]/.test(nameOf(name)))
      for (const one of attributes as unknown as Node[]) names.push(nameOf(one.name));
    if (node.type === 'Property') names.push(nameOf(key));
  }
  return names.filter((name) => /^on[A-Z]/.test(name));
}

const renderer = read('node_modules/react-dom/cjs/react-dom-client.production.js');
const wordsOf = (variable: string): string[] =>
  new RegExp(`\\b${variable} =\\s+(?:new Set\\(\\s+)?"([^"]+)"`).exec(renderer)?.[1]?.split(' ') ??
  [];

/** What React listens to for handlers whose name differs from the event's. */
const compound: Readonly<Record<string, readonly string[]>> = {
  onBlur: ['focusout'],
  // It needs focus and keys, too, for browsers without `input`.
  onChange: ['change', 'click', 'input'],
  onDoubleClick: ['dblclick'],
  onFocus: ['focusin'],
  onMouseEnter: ['mouseout', 'mouseover'],
  onMouseLeave: ['mouseout', 'mouseover'],
  onPointerEnter: ['pointerout', 'pointerover'],
  onPointerLeave: ['pointerout', 'pointerover'],
};
const simple = new Set(wordsOf('simpleEventPluginEvents').map((word) => word.toLowerCase()));
/** React listens to these at the element itself. */
const own = new Set([...wordsOf('nonDelegatedEvents'), ...wordsOf('mediaEventTypes'), 'scrollend']);

function nativeOf(handler: string): readonly string[] {
  const name = handler.replace(/Capture$/, '');
  const native = name.slice(2).toLowerCase();
  const isOwn = own.has(native) && !handler.endsWith('Capture');
  return compound[name] ?? (simple.has(native) && !isOwn ? [native] : []);
}

/** A library's handlers that call props which we do not pass. */
const unused: Readonly<Record<string, readonly string[]>> = {
  'react-day-picker/dist/esm/DayPicker.js': ['onMouseEnter', 'onMouseLeave'],
};
const isUsed = (file: string) => (handler: string) =>
  !Object.entries(unused).some(([end, names]) => file.endsWith(end) && names.includes(handler));

const sources = [
  ...filesIn('src', /\.tsx?$/),
  ...filesIn('node_modules/react-day-picker/dist/esm', /\.js$/),
].filter((file) => /\bon[A-Z]\w+\s*[=:]/.test(read(file)));

describe('the events that reach a root of React', () => {
  it('are known as React names them', () => {
    expect(simple).toContain('click');
    expect(own).toContain('toggle');
    expect(nativeOf('onToggle')).toEqual([]);
    expect(nativeOf('onKeyDown')).toEqual(['keydown']);
  });

  it('are all those with a handler, and no others', () => {
    const needed = new Set(
      sources.flatMap((file) => handlersIn(file).filter(isUsed(file))).flatMap(nativeOf),
    );
    expect([...delegated].sort()).toEqual([...needed].sort());
  });

  it('are not those of library handlers for props that nobody passes', () => {
    expect(sources.filter((file) => /onDayMouse(Enter|Leave)=/.test(read(file)))).toEqual([]);
  });

  it('have no handler in the capture phase, whose listeners are blocked', () => {
    const captured = sources.filter((file) =>
      handlersIn(file).some((name) => /Capture$/.test(name)),
    );
    expect(captured).toEqual([]);
  });

  it('have no handler in a portal, whose container has all of React’s listeners', () => {
    expect(sources.filter((file) => read(file).includes('createPortal('))).toEqual([]);
  });
});
