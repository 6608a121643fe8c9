import { flag, text } from './reader/columns';
import { rowsOf } from './reader/content';

/** Questions of consumers with their answers, as the consumer service page shows them. */
export const faq = rowsOf('faq.tsv', { question: text, answer: text, wide: flag }).map(
  ({ question, answer, wide }) => ({ heading: question, content: answer, fullWidth: wide }),
);
