import { checkApi } from '../../check-api/check-api';
import { NoAnswer } from '../../check-api/exchange';
import { type Finding, findingsOf } from '../finding';
import { type Check, callsOf } from '../patient';

const { wrong, better } = findingsOf('calls');

/** The calls of the page's tags, tried as by check-api after a visit of the page. */
export const calls: Check = async (patient) => {
  const made = [...new Set(patient.page.widgets.flatMap((one) => callsOf(patient, one)))];
  if (made.length === 0) return [];
  try {
    const { calls: rows, notes } = await checkApi({ ...patient.api, calls: made }, patient.fetch);
    return [
      ...rows.flatMap(({ call, outcome, problems }): Finding[] =>
        outcome === 'does not fit'
          ? [
              wrong(
                `${call}: ${problems.join('; ')}`,
                'npx atria-widgets check-api says more of it',
              ),
            ]
          : [],
      ),
      ...notes.map((note) => better(note, 'see docs/api.md')),
    ];
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return [wrong(error.message, 'correct data-api-base, or start the back end')];
  }
};
