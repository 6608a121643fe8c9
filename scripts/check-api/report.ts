import { countOf, type Report, type Row } from './check-api';
import type { Outcome } from './judge';

const marks: Readonly<Record<Outcome, string>> = {
  fits: '✓ fits        ',
  'does not fit': '✗ does not fit',
  unclear: '? unclear     ',
  'not tried': '· not tried   ',
};

const rowText = ({ outcome, call, problems, notes }: Row): string =>
  [
    `  ${marks[outcome]}  ${call}`,
    ...problems.map((one) => `                    ${one}`),
    ...notes.map((one) => `                    note: ${one}`),
  ].join('\n');

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** What it comes to, in a sentence. */
export function summaryOf(report: Report): string {
  const count = (outcome: Outcome) => countOf(report, outcome);
  const untried = count('not tried');
  return [
    counted(count('fits'), 'call fits', 'calls fit'),
    counted(count('does not fit'), 'does not', 'do not'),
    ...(count('unclear') > 0 ? [counted(count('unclear'), 'is unclear', 'are unclear')] : []),
    ...(untried > 0 ? [`${counted(untried, 'was', 'were')} not tried, for want of --write`] : []),
  ].join(', ');
}

/** A report for people: subject by subject, call by call. */
export function reportText(report: Report): string {
  const { site, api, calls, notes } = report;
  const subjects = [...new Set(calls.map(({ subject }) => subject))];
  return [
    api === site ? `The back end at ${site}` : `The back end at ${api}, for the pages of ${site}`,
    ...subjects.map((subject) =>
      [`\n${subject}`, ...calls.filter((row) => row.subject === subject).map(rowText)].join('\n'),
    ),
    '',
    ...notes,
    `${summaryOf(report)}.`,
  ].join('\n');
}

/** The exit status: 0 all that was tried fits, 1 something does not, 2 nothing was tried. */
export function statusOf(report: Report): 0 | 1 | 2 {
  if (countOf(report, 'does not fit') > 0) return 1;
  return countOf(report, 'fits') > 0 ? 0 : 2;
}
