/** The further attributes of a tag in the snippet, by the file's name. */
type Extra = (file: string) => string;

/**
 * The lines for a page's head: the style sheet that reserves the widgets' heights and delays the
 * first paint for it, a preload of the code that all widgets share, and the loader.
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
