import { type PropsOf, widgetContract } from '../../core/element/contract';
import { text } from '../../core/element/reading/attributes';

export const contract = widgetContract({
  name: 'floating-buttons',
  purpose: 'navigation',
  summary:
    'Two buttons that float over the page and open its atria-overlay: the newsletter and a question to an expert.',
  wakes: 'load',
  because: 'It stays away once it was closed, and above the bars at the bottom.',
  attributes: {
    newsletterLabel: text({
      description: "Another text of the newsletter's button.",
      example: 'Tilaa uutiskirje',
    }),
    questionLabel: text({
      description: "Another text of the question's button.",
      example: 'Kysy keittiömestarilta',
    }),
  },
  // They are visible wherever their tag is.
  placement: { eager: true },
});
export type FloatingButtonsProps = PropsOf<typeof contract>;
