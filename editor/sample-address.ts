import { kindOf } from '../demo-host/data/picture-address';
import { isSample, pictureBaseOf, type Settings } from './settings';

/**
 * A text in which the examples' pictures, videos and wordmarks stand where the sample has its own:
 * one picture for each kind, since all of them would be three times as large as the release.
 *
 * @param folder address of the sample's folder, with a slash at its end
 */
export const withSampleFiles = (text: string, folder: string): string =>
  text
    .replaceAll(/(?<=^|["'])\/pictures\/([\w-]+)\.svg/g, (whole, name: string) => {
      const kind = kindOf(name);
      return kind ? `${folder}pictures/${kind}.svg` : whole;
    })
    .replaceAll(/(?<=^|["'])\/(?=(videos|logos)\/)/g, folder);

/** Where the sample's files lie, as seen from the catalogue. */
export const sampleFolder = (): string => new URL('sample/', location.href).href;

/** A snippet as the preview shows it. */
export const shownSnippet = (snippet: string, settings: Settings): string =>
  isSample(settings) ? withSampleFiles(snippet, sampleFolder()) : snippet;

/** Where the picture of an address in a form is to be had; '' of none that a page would show. */
export function pictureAt(address: string, settings: Settings): string {
  if (isSample(settings) && address.startsWith('/'))
    return withSampleFiles(address, sampleFolder());
  const base = new URL(pictureBaseOf(settings), location.href);
  return URL.canParse(address, base) ? new URL(address, base).href : '';
}
