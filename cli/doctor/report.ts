import type { Report } from './doctor';
import { type Area, areas, type Finding } from './finding';

const marks = { wrong: '✗', better: '·' } as const;

const lineOf = ({ level, problem, cure }: Finding): string =>
  `  ${marks[level]} ${problem}\n      ${cure}`;

const count = (findings: readonly Finding[], level: Finding['level']): number =>
  findings.filter((one) => one.level === level).length;

/** A report for people. */
export function reportText({ page, tags, findings }: Report): string {
  const parts = (Object.keys(areas) as Area[]).flatMap((area) => {
    const own = findings.filter((one) => one.area === area);
    return own.length > 0 ? [`\n${areas[area]}\n${own.map(lineOf).join('\n')}`] : [];
  });
  const total = `${count(findings, 'wrong')} wrong, ${count(findings, 'better')} could be better`;
  return [`${page}: ${tags} ${tags === 1 ? 'tag' : 'tags'}`, ...parts, `\n${total}.`].join('\n');
}

/** The exit status: 1 if something is wrong. */
export const statusOf = ({ findings }: Report): 0 | 1 => (count(findings, 'wrong') > 0 ? 1 : 0);
