import { type PropsOf, widgetContract } from '../../core/element/contract';
import { number, text } from '../../core/element/reading/attributes';

export const contract = widgetContract({
  name: 'counter',
  purpose: 'text',
  summary: 'A number that counts up from 0 when it first comes into view.',
  wakes: 'idle',
  because: 'It counts when it comes into view.',
  attributes: {
    value: number({ default: 0, description: 'The number to count to.', example: '1903' }),
    label: text({ description: 'What is counted, below the number.', example: 'Perustettu' }),
  },
  placement: { gap: 'none', height: { 0: 110, 768: 120 } },
});
export type CounterProps = PropsOf<typeof contract>;
