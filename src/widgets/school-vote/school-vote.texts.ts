import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/school-vote/label': ['Äänestys', 'Vote', 'Omröstning', 'Abstimmung'],
  '/school-vote/share': [
    (votes: string, share: number) =>
      `${votes} ${votes === '1' ? 'ääni' : 'ääntä'}, ${share}\u00a0%.`,
    (votes: string, share: number) => `${votes} ${votes === '1' ? 'vote' : 'votes'}, ${share}%.`,
    (votes: string, share: number) =>
      `${votes} ${votes === '1' ? 'röst' : 'röster'}, ${share}\u00a0%.`,
    (votes: string, share: number) =>
      `${votes} ${votes === '1' ? 'Stimme' : 'Stimmen'}, ${share}\u00a0%.`,
  ],
});
