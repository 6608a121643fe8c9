import { integer } from '../../core/element/attributes';
import { widgetContract } from '../../core/element/contract';
import { rulesUrl, successText } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'campaign-form',
  purpose: 'participation',
  summary: 'An entry to a prize draw by e-mail address, with thanks in place.',
  attributes: {
    joinId: integer({
      default: 1,
      min: 0,
      description: 'Number of the prize draw that the entry is for.',
      example: '12',
    }),
    rulesUrl,
    successText,
  },
  events: formEvents,
  placement: { height: { 0: 445, 404: 421 } },
});
