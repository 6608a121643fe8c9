import { isLogo } from '../src/core/page/brand';
import { kindOf } from '../stand-in/data/picture-address';
import { pictureBaseOf, type Settings } from './settings';

/**
 * A text in which the examples' pictures, videos and wordmarks are replaced by the sample's own:
 * one picture per kind, since all of them would be three times as large as the release. An
 * organisation's files at other addresses stay.
 *
 * @param folder address of the sample's folder, with a slash at its end
 */
export const withSampleFiles = (text: string, folder: string): string =>
  text
    .replaceAll(/(?<=^|["'])\/pictures\/([\w-]+)\.svg/g, (whole, name: string) => {
      const kind = kindOf(name);
      return kind ? `${folder}pictures/${kind}.svg` : whole;
    })
    .replaceAll(/(?<=^|["'])\/logos\/(\w+)\.svg/g, (whole, name: string) =>
      isLogo(name) ? folder + whole.slice(1) : whole,
    )
    .replaceAll(/(?<=^|["'])\/(?=videos\/tilalta-poytaan\.)/g, folder);

/** The address of the sample's files, as seen from the catalogue. */
export const sampleFolder = (): string => new URL('sample/', location.href).href;

/** A snippet as the catalogue shows it: an example's pictures load on any server. */
export const shownSnippet = (snippet: string): string => withSampleFiles(snippet, sampleFolder());

/** The address at which a form's picture loads; '' for one that no page would show. */
export function pictureAt(address: string, settings: Settings): string {
  const shown = shownSnippet(address);
  if (shown !== address) return shown;
  const base = new URL(pictureBaseOf(settings), location.href);
  return URL.canParse(address, base) ? new URL(address, base).href : '';
}
