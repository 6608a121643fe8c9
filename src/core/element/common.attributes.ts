import { choice, integer, text } from './reading/attributes';

/** The attributes that every element has besides its own [ELEM-03]. */
export const commonAttributes = {
  brand: text({
    description:
      'The site whose look and behaviour to use; without it the page setting or the host name decides.',
    example: 'jyvabroiler',
  }),
  language: text({
    description:
      'The language of the texts, by its code; without it the page setting or the first path segment decides.',
    example: 'en',
  }),
  blockId: text({
    description:
      'The id of the page block (a JSON script with the same data-atria-block) that holds the data.',
    example: 'block-42',
  }),
  loading: choice(['lazy', 'eager'], {
    description: 'Whether the widget loads when it comes near the window, or at once.',
    example: 'eager',
  }),
  reserve: integer({
    min: 1,
    description:
      'How many entries (cards, tiles, events …) the widget shows first: the page keeps their room free until they are there, of 32 at most. The template that prints the data counts them.',
    example: '8',
  }),
} as const;
