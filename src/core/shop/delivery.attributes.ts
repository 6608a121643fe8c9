import { text } from '../element/attributes';

// An attribute of what asks for a postal code; a contract takes it by name.

export const availableText = text({
  description: 'Text shown when the shop delivers to the postal code.',
  example: 'Kyllä, toimitamme postinumeroalueellesi!',
});
