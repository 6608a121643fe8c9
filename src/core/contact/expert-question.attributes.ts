import { text } from '../element/attributes';

// Attributes of what asks a question to an expert; a contract takes them by name.

export const subject = text({
  description: 'Subject that a question to an expert is sent with.',
  example: 'Kysymys ammattikeittiöltä',
});
export const customerId = text({
  description: 'Id of the customer that a question to an expert is sent with.',
  example: '40210',
});
