import type { PropsOf } from '../../core/element/contract';
import { text } from '../../core/element/reading/attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'news-release-form',
  purpose: 'newsletter',
  summary: 'Subscription to news releases and the newsletter of the group, in the page.',
  wakes: 'idle',
  because: 'It asks for the kinds of releases.',
  attributes: {
    heading: text({ description: 'Heading above the form.', example: 'Tilaa tiedotteet' }),
    text: text({
      description: 'What is sent and how often, above the form.',
      example: 'Saat tiedotteet sähköpostiisi, kun ne julkaistaan.',
    }),
  },
  // The form alone, with its categories in one column or in several.
  placement: { height: { 0: 567, 408: 479, 636: 435 } },
});
export type NewsReleaseFormProps = PropsOf<typeof contract>;
