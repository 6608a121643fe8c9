import { type PropsOf, widgetContract } from '../../core/element/contract';
import { text, url } from '../../core/element/reading/attributes';

export const contract = widgetContract({
  name: 'recipe-banner',
  purpose: 'cards',
  summary:
    'A banner at the bottom of recipe pages on small screens. Once closed, it stays away for 30 days.',
  wakes: 'load',
  because: 'It stays away once it was closed.',
  attributes: {
    text: text({
      required: true,
      description: 'What the banner says.',
      example: 'Saat parhaat reseptit sähköpostiisi.',
    }),
    link: url({ description: 'Where its button leads.', example: '/uutiskirje' }),
    linkLabel: text({
      description: 'Text of the button; there is none without a text and an address.',
      example: 'Tilaa uutiskirje',
    }),
  },
  // It is visible wherever its tag is.
  placement: { eager: true },
});
export type RecipeBannerProps = PropsOf<typeof contract>;
