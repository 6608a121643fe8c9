import { escapeHtml } from '../../shared/escape-html';

/** An example that looks different in the new release. */
export interface Change {
  /** `card-grid/default`. */
  readonly name: string;
  /** The width of the window in CSS pixels. */
  readonly width: number;
  readonly pixels: number;
  /** Data addresses of the pictures. */
  readonly old: string;
  readonly now: string;
  readonly difference: string;
}

interface Given {
  /** What was compared with what. */
  readonly title: string;
  /** How many pictures were compared. */
  readonly count: number;
  readonly changes: readonly Change[];
}

const figure = (caption: string, address: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" alt=""></a></figure>`;

const section = ({ name, width, pixels, old, now, difference }: Change): string =>
  `<section><h2>${escapeHtml(name)} <small>${width} px wide, ${pixels} pixels differ</small></h2>
<div>${figure('Old', old)}${figure('New', now)}${figure('Difference', difference)}</div></section>`;

/** A single page with all differences, without any other file. */
export const reportOf = ({ title, count, changes }: Given): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0; padding: 2rem; background: #fffdf9; color: #2b1a16; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.125rem; }
small { color: #6a5a52; font-weight: 400; }
section div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { color: #6a5a52; font-size: .875rem; }
img { max-width: 100%; border: 1px solid #e4dacd; background: #fff; }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${changes.length} of ${count} pictures differ.</p>
${changes.map(section).join('\n')}
</html>
`;
