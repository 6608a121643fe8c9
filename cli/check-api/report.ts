import { countOf, type Report, type Row } from './check-api';
import type { Outcome } from './judge';
import type { Options } from './options';

const marks: Readonly<Record<Outcome, string>> = {
  fits: '✓ fits        ',
  'does not fit': '✗ does not fit',
  unclear: '? unclear     ',
  'not tried': '· not tried   ',
};

const indent = ' '.repeat(20);

/**
 * A call as a line of the report, with its subject above if that changes. A call with a problem has
 * its address, too.
 */
export function rowText(row: Row, before?: Row): string {
  const { subject, outcome, call, address, problems, notes } = row;
  return [
    ...(subject === before?.subject ? [] : [`\n${subject}`]),
    `  ${marks[outcome]}  ${call}`,
    ...problems.map((one) => `${indent}${one}`),
    ...(problems.length > 0 ? [`${indent}asked: ${address}`] : []),
    ...notes.map((one) => `${indent}note: ${one}`),
  ].join('\n');
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The totals, in a sentence. */
function summaryOf(report: Report): string {
  const count = (outcome: Outcome) => countOf(report, outcome);
  const untried = count('not tried');
  return [
    counted(count('fits'), 'call fits', 'calls fit'),
    counted(count('does not fit'), 'does not', 'do not'),
    ...(count('unclear') > 0 ? [counted(count('unclear'), 'is unclear', 'are unclear')] : []),
    ...(untried > 0 ? [`${counted(untried, 'was', 'were')} not tried, for want of --write`] : []),
  ].join(', ');
}

/** What is tried, for the pages of which site. */
export const headText = ({ site, base, remarks }: Options): string =>
  [
    base === site ? `The back end at ${site}` : `The back end at ${base}, for the pages of ${site}`,
    ...remarks,
  ].join('\n');

/** The end of a report: notes about all calls, and the totals. */
export const endText = (report: Report): string =>
  ['', ...report.notes, `${summaryOf(report)}.`].join('\n');

/** The exit status: 0 all tried calls fit, 1 some do not, 2 nothing was tried. */
export function statusOf(report: Report): 0 | 1 | 2 {
  if (countOf(report, 'does not fit') > 0) return 1;
  return countOf(report, 'fits') > 0 ? 0 : 2;
}
