import type { PropsOf } from '../../core/element/contract';
import { text } from '../../core/element/reading/attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'news-release-popup',
  purpose: 'newsletter',
  summary:
    'A window with the subscription to news releases. Links to #newsreleases open it, from this page and from others.',
  unseen: 'Closed: links to #newsreleases open it.',
  wakes: 'load',
  because: 'It opens by the hash.',
  attributes: {
    heading: text({
      description: "Title of the window; without one the form's title.",
      example: 'Tilaa pörssitiedotteet',
    }),
    text: text({
      description: 'What is sent and how often, above the form.',
      example: 'Saat tiedotteet sähköpostiisi, kun ne julkaistaan.',
    }),
  },
  // It takes no space in the page, and must be ready when the address asks for it.
  placement: { eager: true },
});
export type NewsReleasePopupProps = PropsOf<typeof contract>;
