import { inertPage } from '../../src/cms/safe-markup';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import { mendJson } from '../../src/core/element/reading/mend-json';
import { smallKeys } from '../../src/core/element/reading/small-keys';
import { blockOf } from '../../src/read/data-block';
import type { Coded } from '../../src/read/words-table';
import { attributesOf, isPlainObject, type Values } from '../model/values';
import type { EditorWidget } from '../model/widgets';

/** The content of a form for a block's markup. */
export interface ReadMarkup {
  readonly values: Values;
  /** Why its data cannot be read, and stays as it is; absent if it can. */
  readonly fault?: Coded | undefined;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A block without any content. */
export const emptyMarkup = ({ tag }: EditorWidget): string => `<${tag}></${tag}>`;

function tagIn(markup: string, widget: EditorWidget): Element {
  const find = (text: string) => inertPage(text).querySelector(widget.tag);
  return find(markup) ?? (find(emptyMarkup(widget)) as Element);
}

/** The data as the widget reads it, including a content system's errors and .NET's capitals. */
function dataOf(tag: Element) {
  const child = blockOf(tag);
  if (!child) return { child, data: {} };
  const { value, fault } = mendJson(child.textContent ?? '');
  return isPlainObject(value)
    ? { child, data: smallKeys(value) as Record<string, unknown> }
    : { child, data: {}, fault: fault ?? { code: 'noObject' } };
}

/** The values of a widget from its block's markup. */
export function readMarkup(markup: string, widget: EditorWidget): ReadMarkup {
  const tag = tagIn(markup, widget);
  const { data, fault } = dataOf(tag);
  const inTag = Object.entries(attributesOf(widget.contract)).flatMap(([name, attribute]) => {
    const text = tag.getAttribute(attributeName(name));
    if (text === null || (text === '' && !/text|flag/.test(attribute.kind))) return [];
    const isData = attribute.kind === 'json';
    return [[name, isData ? smallKeys(mendJson(text).value) : attribute.parse(text)]];
  });
  return { values: { ...data, ...Object.fromEntries(inTag) }, fault };
}

/** JSON that WordPress does not turn into HTML. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`);

/** A flag is present or absent; one that is on by default must be turned off explicitly. */
function textOf(value: unknown, fallback: unknown): string | undefined {
  if (isNothing(value)) return undefined;
  if (typeof value === 'object') return jsonOf(value);
  if (typeof value !== 'boolean') return `${value}`;
  if (value === Boolean(fallback)) return undefined;
  return value ? '' : 'false';
}

/** Markup whose attributes contain no character that a filter of WordPress reads as a tag's end. */
function written(tag: Element): string {
  const page = tag.ownerDocument.body;
  for (const { attributes } of page.querySelectorAll('*'))
    for (const one of attributes)
      one.value = one.value.replaceAll('<', '\ue000').replaceAll('>', '\ue001');
  return page.innerHTML.replaceAll('\ue000', '&lt;').replaceAll('\ue001', '&gt;');
}

function putData(tag: Element, changed: Values): void {
  const { child, data, fault } = dataOf(tag);
  // Data that cannot be read is not overwritten: the form says so.
  if (fault) return;
  const next = Object.entries({ ...data, ...changed }).filter(([, value]) => !isNothing(value));
  if (next.length === 0) {
    child?.remove();
    return;
  }
  const script = child ?? tag.ownerDocument.createElement('script');
  script.setAttribute('type', 'application/json');
  script.textContent = jsonOf(Object.fromEntries(next));
  if (!child) tag.prepend(script);
}

/**
 * The markup with other values, each in its place: in the tag, or in the data. Unchanged values,
 * and those that no form knows, stay as they are.
 */
export function changedMarkup(markup: string, widget: EditorWidget, values: Values): string {
  const tag = tagIn(markup, widget);
  const { data } = dataOf(tag);
  const { values: before } = readMarkup(markup, widget);
  const inData: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributesOf(widget.contract))) {
    const own = attributeName(name);
    if (same(before[name], values[name])) continue;
    const isInData = attribute.kind === 'json' || name in data;
    if (isInData && !tag.hasAttribute(own)) {
      inData[name] = values[name];
      continue;
    }
    const text = textOf(values[name], attribute.fallback);
    if (text === undefined) tag.removeAttribute(own);
    else tag.setAttribute(own, text);
  }
  if (Object.keys(inData).length > 0) putData(tag, inData);
  return written(tag);
}
