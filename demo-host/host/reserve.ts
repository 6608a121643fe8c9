import { existsSync, readFileSync } from 'node:fs';
import { widgetFile, widgetNames } from '../../scripts/shared/widget-files';

/** The widgets whose reserved space depends on the number of their entries, by their contracts. */
const counted = widgetNames().filter((name) => {
  const file = widgetFile(name, 'contract');
  const contract = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /\bentries: \d/.test(contract) && !contract.includes('scrolls: true');
});
const tags = new RegExp(
  `<(atria-(?:${counted.join('|')}))\\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\\s\\S]*?)</\\1>`,
  'g',
);

interface Entry {
  readonly type?: string;
}

/** The entries of a widget's JSON: the first list in it. */
function entriesOf(json: string): readonly Entry[] {
  const data = JSON.parse(json) as object;
  return Object.values(data).find(Array.isArray) ?? [];
}

/**
 * A page with data in its widgets' tags, as a CMS's template prints them: in `reserve` the number
 * of entries, and the type of cards. What an editor wrote stays.
 */
export const withReserve = (html: string): string =>
  html.replace(tags, (all, tag: string, attributes: string, content: string) => {
    const id = /\bblock-id="([^"]*)"/.exec(attributes)?.[1];
    const json = id
      ? html.split(`data-atria-block="${id}">`)[1]?.split('</script>')[0]
      : /<script type="application\/json">([\s\S]*?)<\/script>/.exec(content)?.[1];
    const entries = json ? entriesOf(json) : [];
    const count = entries.length || content.split('<details').length - 1;
    const said = (name: string, value: unknown) =>
      value && !new RegExp(`\\s${name}[=\\s]`).test(`${attributes} `) ? ` ${name}="${value}"` : '';
    const type = tag === 'atria-card-grid' ? entries[0]?.type : undefined;
    return all.replace(`<${tag}`, `<${tag}${said('reserve', count)}${said('card-type', type)}`);
  });
