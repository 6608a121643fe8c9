import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { list, text, url } from '../../core/element/reading/attributes';

const linkSchema = v.object({
  label: field(requiredText, { description: 'Text of the link.', example: 'Tilaa materiaalit' }),
  link: field(requiredText, { description: 'Where it leads.', example: '/koulut/tilaa' }),
});

export const contract = widgetContract({
  name: 'school-header',
  purpose: 'school',
  summary:
    'The header of a page of school materials: picture, heading, text and links. Its heading is that of the page (h1).',
  wakes: 'touch',
  attributes: {
    heading: text({
      required: true,
      description: 'The heading of the page.',
      example: 'Ruokaa oppimassa',
    }),
    text: text({
      description: 'What the page is about; line breaks stay.',
      example: 'Maksutonta materiaalia kotitalouden opetukseen.',
      holds: 'lines',
    }),
    image: url({
      description: 'Address of the picture.',
      example: '/pictures/koulu.jpg',
      holds: 'picture',
    }),
    links: list(linkSchema, {
      description: 'Links that look like buttons, the most important one first.',
    }),
  },
  // With a picture, a text and two links, as on top of a page: a visitor sees it first, and what is
  // below must not jump. A smaller one leaves a gap until it has rendered.
  placement: { height: { 0: 513, 640: 352 } },
});
export type SchoolHeaderProps = PropsOf<typeof contract>;
