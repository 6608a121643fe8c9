import { clean } from './text';

/** The time zone of the sites. */
export const siteZone = 'Europe/Helsinki';

/** A moment as an ISO date and time in the sites' zone, the same for all readers and servers. */
export const siteTime = (moment: Date): string =>
  // Swedish writes dates as ISO does.
  moment.toLocaleString('sv', { timeZone: siteZone }).replace(' ', 'T');

/** The start of an ISO day in Greenwich, also of one with a time. */
export const dateOf = (iso: string): Date => new Date(`${iso.slice(0, 10)}T00:00Z`);

const yearFirst = /^(\d{4})([/.\p{Pd}]?)(\d\d)\2(\d\d)(?!\d)/u;
const weekday = String.raw`(?:[dfklmopstw][aåehionröu]\p{L}*[.,]* +)*`;
const day = String.raw`(\d\d?) *([/.\p{Pd}]) *(\d\d?) *(?:\2|[\p{Pd} ]) *((?:19|2[01])?\d\d)`;
/** 24.00, the end of a day, is no hour. */
const hour = String.raw`(?:24(?:[:.]?00)*|(\d\d?)(?:[:.]?([0-5]\d))?(?:[:.]?([0-5]\d)(?:[.,]\d+)?)?)`;
const time = String.raw`(?:(?:t|,? +(?:(?:klo?|um)\.? *)?)${hour}(?: uhr)?)?`;
const zone = String.raw`( *(?:z|([+-][01]\d):?([0-5]\d)?))?`;
/** Day, sign, month, year, hour, minute, second and zone. */
const dayFirst = new RegExp(String.raw`^${weekday}${day}${time}${zone}\.?$`, 'iu');

/**
 * A date of a feed or of an editor: in ISO forms, or with the day first, as Finns, Swedes and
 * Germans write it.
 *
 * @param isTyped whether a visitor has typed it: then 1.1.1970 is a day, too
 * @returns the ISO day, `2026-11-27`, of a date without a time or at midnight: it lasts until its
 * end; else day and time in the sites' zone, `2026-11-27T16:00:00`. Undefined for any other text,
 * for what no calendar has, and for what systems write instead of none
 */
export function readDate(text: string, isTyped = false): string | undefined {
  const [, date = '', sign, month = '', year = '', hour = '0', minute = '0', second, ...zone] =
    dayFirst.exec(clean(text).replace(yearFirst, '$4.$3.$1')) ?? [];
  // .NET's invariant culture has the month first, and a time; 26-11-05 has the year first.
  if (sign === '/' ? second && Number(date) < 13 && date !== month : sign !== '.' && !year[2])
    return undefined;
  const [y, m, d] = [Number(year.padStart(4, '20')), Number(month) - 1, Number(date)];
  const written = new Date(Date.UTC(y, m, d, Number(hour), Number(minute), Number(second ?? 0)));
  if (written.getUTCDate() !== d || written.getUTCMonth() !== m) return undefined;
  const iso = written.toJSON().slice(0, 19);
  const [isThere, hours = '+00', minutes = '00'] = zone;
  const isMoment = isThere && !iso.endsWith('T00:00:00');
  const at = isMoment ? siteTime(new Date(`${iso}${hours}:${minutes}`)) : iso;
  return !isTyped && /^19[07]0-01-01/.test(at) ? undefined : at.replace('T00:00:00', '');
}
