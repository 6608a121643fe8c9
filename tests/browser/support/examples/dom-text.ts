/** The ids that React generates, numbered by their order in the text. */
function withOwnIds(text: string): string {
  const ids = new Map<string, string>();
  return text.replaceAll(/_[rR]_\w*?_/g, (id) => {
    if (!ids.has(id)) ids.set(id, `id${ids.size}`);
    return ids.get(id) ?? '';
  });
}

function attributesOf(element: Element): string {
  const { style } = element as HTMLElement;
  return [...element.attributes]
    .map(({ name, value }) => ` ${name}="${name === 'style' ? style.cssText : value}"`)
    .sort()
    .join('');
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  const inner = [...node.childNodes].map(textOf).join('');
  if (!(node instanceof Element)) return inner;
  const typed = node instanceof HTMLInputElement ? ` => ${node.value} ${node.checked}` : '';
  return `\n<${node.localName}${attributesOf(node)}${typed}>${inner}</>`;
}

/**
 * The content of a shadow root, as text to compare: without the comments between texts in a
 * server's markup, and with any form of attributes, styles and ids made equal.
 */
export const domText = (root: ShadowRoot): string => withOwnIds(textOf(root));
