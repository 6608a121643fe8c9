/** The text that an editor reads in a widget's place: `Card grid: Reseptit`. */
export function labelOf(tag: string, textOf: (attribute: string) => unknown): string {
  const words = tag.replace('atria-', '').replaceAll('-', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  const own = ['heading', 'title', 'text', 'name'].map(textOf).find(Boolean);
  return own ? `${name}: ${own}` : name;
}

/** The style of its place, for a selector of the editor. */
export const placeStyle = (selector: string, label: string): string => `
${selector} { display: block; margin: 8px 0; padding: 12px 16px; border: 1px dashed #6b6b6b;
  border-radius: 4px; background: #f6f6f4; color: #1f1f1f; cursor: default; }
${label} { display: block; font: 600 14px/1.5 system-ui, sans-serif; }`;
