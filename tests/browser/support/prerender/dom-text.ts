/** The ids that React makes up, numbered by their order in the text. */
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
 * What is in a shadow root, as text to compare: without the comments that part texts in a
 * server's markup, and however attributes, styles and ids came to be written.
 */
export const domText = (root: ShadowRoot): string => withOwnIds(textOf(root));
