import source from '../../CHANGELOG.md?raw';

/** The news of a release. */
export interface Release {
  readonly name: string;
  /** One entry a line of its list, in Markdown. */
  readonly news: readonly string[];
}

/** The releases of a changelog, newest first; without empty ones. */
export function releasesIn(text: string): Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const news = lines.filter((one) => /^[-*] /.test(one)).map((one) => one.slice(2).trim());
      return { name: name.trim(), news };
    })
    .filter(({ news }) => news.length > 0);
}

/** The releases of CHANGELOG.md. */
export const releases: readonly Release[] = releasesIn(source);
