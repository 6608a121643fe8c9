import * as v from 'valibot';
import { field } from '../../api/field';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { text } from '../../core/element/reading/attributes';

export const contract = widgetContract({
  name: 'menu-builder',
  purpose: 'planning',
  summary:
    'A lunch menu by weeks. Visitors read and print the shown week; anyone who opens it can edit it and save it as a new menu.',
  wakes: 'load',
  because: 'It shows the menu that was saved or edited before.',
  attributes: {
    menuId: text({
      description:
        'Id of the menu that is shown when the page’s address has no menuId; without either a menu can be started.',
      example: '1',
      holds: 'menu',
    }),
  },
  events: {
    'atria-menu-saved': event({
      cancelable: true,
      description: 'The menu was saved; cancelling the event keeps the visitor on this address.',
      detail: {
        menuId: field(v.string(), { description: 'Id of the saved menu.', example: '13' }),
        address: field(v.string(), {
          description: 'Address of the page with that id in its query.',
          example: 'https://ammattilaiset.example/lounaslista/viikko?menuId=13',
        }),
      },
    }),
  },
  placement: { height: { 0: 1000, 896: 460 } },
});
export type MenuBuilderProps = PropsOf<typeof contract>;
export type MenuBuilderEvents = EventsOf<typeof contract>;
