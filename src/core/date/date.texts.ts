import { defineTexts } from '../i18n/texts';

export const dateTexts = defineTexts({
  '/date/calendar': ['Avaa kalenteri', 'Open calendar', 'Öppna kalendern', 'Kalender öffnen'],
  '/date/months': ['Kuukaudet', 'Months', 'Månader', 'Monate'],
  '/date/today': ['tänään', 'today', 'i dag', 'heute'],
  '/date/wrong': [
    'Tarkista päivämäärä.',
    'Check the date.',
    'Kontrollera datumet.',
    'Prüfen Sie das Datum.',
  ],
  // The order in which dates are read, in the letters of the language [UI-05]: `isMonthFirst` decides.
  '/date/pattern/day': ['pp/kk/vvvv', 'dd/mm/yyyy', 'dd/mm/åååå', 'TT/MM/JJJJ'],
  '/date/pattern/month': ['kk/pp/vvvv', 'mm/dd/yyyy', 'mm/dd/åååå', 'MM/TT/JJJJ'],
});
