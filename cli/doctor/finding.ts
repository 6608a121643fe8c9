/** The subjects of findings, in the order of the report. */
export const areas = {
  page: 'The page',
  head: 'Lines of the head',
  files: 'Files of the release',
  policy: 'Content security policy',
  settings: 'Settings',
  captcha: 'Captcha',
  shop: 'Selling from this page',
  tags: 'Tags',
  calls: 'Calls to the back end',
  browser: 'The page in Chromium',
} as const;
export type Area = keyof typeof areas;

/** Something that harms a visitor of the page, and its remedy. */
export interface Finding {
  readonly area: Area;
  /** `wrong` does harm; `better` works, and could be improved. */
  readonly level: 'wrong' | 'better';
  readonly problem: string;
  readonly cure: string;
}

/** Makes the findings of an area. */
export const findingsOf = (area: Area) => ({
  wrong: (problem: string, cure: string): Finding => ({ area, level: 'wrong', problem, cure }),
  better: (problem: string, cure: string): Finding => ({ area, level: 'better', problem, cure }),
});
