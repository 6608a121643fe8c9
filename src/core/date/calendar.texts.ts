import { defineTexts } from '../i18n/texts';

export const calendarTexts = defineTexts({
  '/calendar/months': ['Kuukaudet', 'Months', 'Månader', 'Monate'],
  '/calendar/today': ['tänään', 'today', 'i dag', 'heute'],
});
