/** What an attribute of a tag in the snippet may add, by the file's name. */
type Extra = (file: string) => string;

/**
 * The lines a page's head takes: the style sheet that reserves the widgets' heights and holds back
 * the first paint for it, the code that all widgets share at once instead of after the loader, and
 * the loader.
 *
 * @param base address of the release's folder, with a slash at its end.
 * @param settings attributes of the script tag, such as `data-brand="atriafi"`.
 * @param extra attributes of each tag by its file, such as its integrity.
 */
export function snippet(base: string, settings = '', extra: Extra = () => ''): string[] {
  const tag = (text: string, file: string, more = '') =>
    [`<${text}="${base}${file}"`, more, extra(file)].filter(Boolean).join(' ');
  return [
    `${tag('link rel="stylesheet" href', 'atria.css')}>`,
    `${tag('link rel="modulepreload" href', 'core.js')}>`,
    `${tag('script type="module" src', 'atria.js', settings)}></script>`,
  ];
}
