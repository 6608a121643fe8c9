import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';
import { attributes, dropped, fitting } from '../core/ui/html-rules';
import { escaped } from './escaped';

type Kept = DefaultTreeAdapterTypes.Element | DefaultTreeAdapterTypes.TextNode;

/** HTML is read as between the tags of a page's body. */
const body = defaultTreeAdapter.createElement('body', html.NS.HTML, []);

/** The texts and elements directly in another, without those that go with their content. */
const keptIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Kept[] =>
  childNodes.filter((node): node is Kept =>
    'tagName' in node
      ? node.namespaceURI === html.NS.HTML && !dropped.includes(node.tagName)
      : 'value' in node,
  );

const namesIn = (nodes: readonly Kept[]): string[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...namesIn(keptIn(node))] : []));

/**
 * Cleans an editor's HTML by the rules of the page, whose sanitiser needs a browser.
 * @param level of its first headings
 */
export function cleanHtml(text: string, level: number): string {
  const nodes = keptIn(parseFragment(body, text, { scriptingEnabled: false }));
  const fitted = fitting(namesIn(nodes), level);
  const write = (node: Kept): string => {
    if (!('tagName' in node)) return escaped(node.value);
    const inner = keptIn(node).map(write).join('');
    const allowed = node.attrs.filter((one) => attributes.includes(one.name));
    const own = Object.fromEntries(allowed.map((one) => [one.name, one.value]));
    const { name, changes } = fitted(node.tagName, (attribute) => own[attribute] ?? null);
    if (!name) return inner;
    const written = Object.entries({ ...own, ...changes }).map(([attribute, value]) =>
      value === null ? '' : ` ${attribute}="${escaped(value)}"`,
    );
    const end = /^([bh]r|img|wbr)$/.test(name) ? '' : `${inner}</${name}>`;
    return `<${name}${written.join('')}>${end}`;
  };
  return nodes.map(write).join('');
}
