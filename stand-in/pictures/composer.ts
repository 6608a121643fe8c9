import { posix } from 'node:path';
import { partTransform, standing } from './placement';
import { type Random, seeded } from './random';
import { type Attributes, markupOf, type SvgElement, type SvgNode, svgFile } from './svg-file';
import { chosen, sides } from './variety';
import { setText } from './wording';

/** Data for the whole of a picture. */
interface Picture {
  readonly name: string;
  readonly random: Random;
  /** The width to which percentages of positions refer. */
  readonly spread: number;
  /** Gradients, clips and filters by their markup, so that each is written once; with its id. */
  readonly definitions: Map<string, string>;
}

/** The place of an element's drawing: its picture and file, and the custom properties there. */
interface Scope {
  readonly picture: Picture;
  readonly path: string;
  readonly properties: Attributes;
  /** Draws the content for this file in place of its `<slot/>`. */
  readonly slot?: () => string;
}

/** A value with its `var(--name, default)` and `url(#id)` filled in. */
function filled(value: string, scope: Scope): string {
  if (!value.includes('(')) return value;
  return value
    .replace(/var\(--([\w-]+)(?:,\s*([^)]*))?\)/g, (_, name: string, otherwise?: string) => {
      const found = scope.properties[name] ?? otherwise;
      if (found === undefined) throw new Error(`${scope.path}: nothing sets --${name}`);
      return found;
    })
    .replace(/url\(#([\w-]+)\)/g, (_, id: string) => `url(#${definition(id, scope)})`);
}

/** Draws the element of the same file with the id. */
function drawNamed(id: string, scope: Scope): string {
  const element = svgFile(scope.path).named.get(id);
  if (!element) throw new Error(`${scope.path}: no id "${id}"`);
  return drawElement(element, scope);
}

/** The id of a definition in this picture; an equal one is reused. */
function definition(id: string, scope: Scope): string {
  const { definitions } = scope.picture;
  const markup = drawNamed(id, scope);
  const known = definitions.get(markup) ?? `p${definitions.size.toString(36)}`;
  definitions.set(markup, known);
  return known;
}

/** The scope with the custom properties that an element's style sets, and those of its sides. */
function styled({ attributes }: SvgElement, scope: Scope): Scope {
  const { style = '', 'data-sides': things } = attributes;
  if (!style && !things) return scope;
  const set = [...style.matchAll(/--([\w-]+):\s*([^;]+)/g)];
  const own = set.map(([, name, value = '']) => [name, filled(value.trim(), scope)]);
  const beside = things ? sides(things, scope.picture.random) : {};
  return { ...scope, properties: { ...scope.properties, ...Object.fromEntries(own), ...beside } };
}

const filledAll = ({ attributes }: SvgElement, scope: Scope): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, filled(value, scope)]));

/** The attributes without our own ones, and without the given ones. */
const foreign = (attributes: Attributes, but: readonly string[] = []): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([key]) => !/^(id|style|data-.*)$/.test(key) && !but.includes(key),
    ),
  );

const drawAll = (nodes: readonly SvgNode[], scope: Scope): string =>
  nodes.map((node) => draw(node, scope)).join('');

const placing = ['href', 'x', 'y', 'height', 'transform'];

/** Another file, drawn in place of a `<use>`, with the content of the `<use>` in its slot. */
function drawUse(element: SvgElement, outer: Scope): string {
  const scope = styled(element, outer);
  const { picture, properties } = scope;
  const use = filledAll(element, scope);
  const { href = '' } = use;
  if (href.startsWith('#')) return drawNamed(href.slice(1), scope);
  const slot = () => drawAll(element.children, scope);
  const drawFile = (path: string) =>
    drawAll(svgFile(path).nodes, { picture, path, properties, slot });
  const group = (transform: string, body: string, rest: Attributes = {}) =>
    markupOf('g', { ...(transform && { transform }), ...rest }, body);
  const rest = foreign(use, placing);
  if (!href.startsWith('noto:')) {
    const path = posix.join(posix.dirname(scope.path), href);
    return group(partTransform(use, picture.spread, picture.random), drawFile(path), rest);
  }
  const { body, shadow } = standing(use, picture.spread);
  const ground = use['data-shadow'] ? '' : group(shadow, drawFile('things/shadow.svg'));
  return ground + group(body, drawFile(href), rest);
}

function drawText(element: SvgElement, scope: Scope): string {
  const { 'data-text': name = '', y, 'font-size': size, ...rest } = filledAll(element, scope);
  const number = (key: string) => (rest[key] ? Number(rest[key]) : undefined);
  return setText(scope.properties[name] ?? '', foreign(rest), {
    y: Number(y),
    size: Number(size),
    width: number('data-width'),
    longest: number('data-longest'),
    leading: number('data-leading'),
    lines: number('data-lines'),
    letter: number('data-letter'),
  });
}

function drawElement(element: SvgElement, outer: Scope): string {
  const scope = styled(element, outer);
  const attributes = foreign(filledAll(element, scope));
  return markupOf(element.tag, attributes, drawAll(element.children, scope));
}

function draw(node: SvgNode, scope: Scope): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  // An element with an id is drawn where it is referred to.
  if (attributes.id || tag === 'defs') return '';
  const wanted = attributes['data-if'];
  if (wanted && (scope.properties[wanted] || 'none') === 'none') return '';
  if (tag === 'use') return drawUse(node, scope);
  if (tag === 'slot') return scope.slot?.() ?? '';
  if (tag === 'switch')
    return draw(chosen(children, scope.picture.name, scope.picture.random), scope);
  return attributes['data-text'] ? drawText(node, scope) : drawElement(node, scope);
}

/**
 * Draws the scene of a picture file, with everything that it uses, at a width and height.
 *
 * @param name The seed of all random choices, so that a picture is always the same.
 * @param properties Custom properties, without their `--`: colours, and texts for `data-text`.
 */
export function compose(
  path: string,
  name: string,
  [width, height]: readonly [width: number, height: number],
  properties: Attributes,
): string {
  // A scene is 100 units high; the picture's ratio decides how much of its width is visible.
  const seen = Math.round((width / height) * 1000) / 10;
  const definitions = new Map<string, string>();
  const picture = { name, random: seeded(name), spread: Math.min(seen, 150), definitions };
  const body = drawAll(svgFile(path).nodes, { picture, path, properties });
  const defs = [...definitions].map(([markup, id]) => markup.replace(/[\s/>]/, ` id="${id}"$&`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${width}" height="${height}"><defs>${defs.join('')}</defs>`,
    `<svg viewBox="${-seen / 2} 0 ${seen} 100">${body}</svg></svg>`,
  ].join('');
}
