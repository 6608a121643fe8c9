import { pick, type Random } from './random';
import type { Attributes, SvgNode } from './svg-file';

/**
 * One child of a `<switch>`: the first whose word is in the picture's name, else any without a
 * word.
 */
export function chosen(nodes: readonly SvgNode[], name: string, random: Random): SvgNode {
  const wordOf = (node: SvgNode) =>
    typeof node === 'object' ? node.attributes['data-when'] : undefined;
  const meant = nodes.find((node) => {
    const word = wordOf(node);
    return word !== undefined && new RegExp(word).test(name);
  });
  return (
    meant ??
    pick(
      random,
      nodes.filter((node) => wordOf(node) === undefined),
    )
  );
}

/**
 * Three of the possible things beside a dish, as `side-1` to `side-3`; a taller one gives its
 * height (`tomato herb:30 onion`), as `side-1-height`.
 */
export function sides(list: string, random: Random): Attributes {
  const things = list.split(' ');
  const from = Math.floor(random() * things.length);
  const set = [1, 2, 3].flatMap((place) => {
    const [name, height] = (things[(from + place) % things.length] as string).split(':');
    const side = [`side-${place}`, name];
    return height ? [side, [`side-${place}-height`, height]] : [side];
  });
  return Object.fromEntries(set);
}
