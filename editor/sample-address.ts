import { isLogo } from '../src/core/page/brand';
import { kindOf } from '../stand-in/data/picture-address';
import { pictureBaseOf, type Settings } from './settings';

/**
 * A text in which the examples' pictures, videos and wordmarks stand where the sample has its own:
 * one picture for each kind, since all of them would be three times as large as the release. What an
 * organisation has at other addresses stays.
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

/** Where the sample's files lie, as seen from the catalogue. */
export const sampleFolder = (): string => new URL('sample/', location.href).href;

/** A snippet as the catalogue shows it: an example's pictures are there on any server. */
export const shownSnippet = (snippet: string): string => withSampleFiles(snippet, sampleFolder());

/** Where the picture of an address in a form is to be had; '' of none that a page would show. */
export function pictureAt(address: string, settings: Settings): string {
  const shown = shownSnippet(address);
  if (shown !== address) return shown;
  const base = new URL(pictureBaseOf(settings), location.href);
  return URL.canParse(address, base) ? new URL(address, base).href : '';
}
