import { attributeName } from '../../core/element/contract';
import type { Shape } from '../shape';
import { isNothing, type Values } from './values';
import { components, h, say } from './wp';

type Lacks = readonly (readonly [name: string, texts: readonly string[]])[];

/** What is lacking that nothing is shown or right without, in words, by the value that lacks it. */
function lacksByName(shape: Shape, values: Values, path = ''): Lacks {
  return Object.entries(shape.properties ?? {}).flatMap(([name, property]): Lacks => {
    const place = `${path}${property.title ?? name}`;
    const value = values[name];
    if (isNothing(value))
      return shape.required?.includes(name) ? [[name, [say('%s is missing', place)]]] : [];
    const inside = (one: Shape, given: unknown, here: string) =>
      lacksByName(one, (given ?? {}) as Values, `${here}, `).flatMap(([, texts]) => texts);
    const { items } = property;
    const texts =
      Array.isArray(value) && items
        ? value.flatMap((entry, at) => inside(items, entry, `${place} ${at + 1}`))
        : inside(property, value, place);
    return texts.length > 0 ? [[name, texts]] : [];
  });
}

/** Whether edit mode speaks of a value: `items is missing`, `block items: given …`. */
function isAbout(text: string, name: string): boolean {
  const names = [name, attributeName(name)];
  return text.split(/:? /, 2).some((word) => names.includes(word));
}

interface MistakesProps {
  readonly schema: Shape;
  readonly values: Values;
  /** What edit mode says in the preview. */
  readonly found: readonly string[];
}

const lineStyle = { margin: '4px 0', overflowWrap: 'anywhere' };

/**
 * What is wrong with what the form holds, above it: what the form itself knows to be missing, and
 * what edit mode finds in other values, in words for who writes tags.
 */
export function Mistakes({ schema, values, found }: MistakesProps): unknown {
  const lacking = lacksByName(schema, values);
  const others = found.filter((text) => !lacking.some(([name]) => isAbout(text, name)));
  const all = [...new Set([...lacking.flatMap(([, texts]) => texts), ...others])];
  if (all.length === 0) return null;
  return h(
    'div',
    { style: { paddingBottom: '16px' } },
    h(
      components.Notice,
      { status: 'warning', isDismissible: false },
      ...all.map((text) => h('p', { key: text, style: lineStyle }, text)),
    ),
  );
}
