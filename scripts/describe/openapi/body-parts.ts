import type { BodyShape } from './body-shape';

const token = 'Token of the captcha, to be verified with its service.';

/**
 * Descriptions of body parts that several calls share; a part of one call is described in its
 * declaration.
 */
export const commonParts: Readonly<Record<string, string>> = {
  // The wrapper of forms.
  data: 'What the fields of the form hold.',
  files: 'The files that were chosen, in order; null for a form that takes none.',
  'files.name': "Name of the file on the visitor's device.",
  'files.data':
    'The file as a data URL: its type, then its bytes in base64. It has less than 15 MB before encoding.',
  mtCaptchaToken: token,
  captchaToken: token,
  recaptchaToken: token,
  __requestVerificationToken:
    'The anti-forgery token, as its cookie has it; empty without one and for another origin.',
  // The writer and the message.
  firstName: 'First name.',
  lastName: 'Last name.',
  fullName: 'First and last name.',
  email: "The visitor's e-mail address.",
  phone: "The visitor's phone number, as it was typed.",
  company: 'Company that the visitor writes for.',
  organization: 'Company that the visitor writes for.',
  streetAddress: 'Street address.',
  postalCode: 'Postal code: five digits.',
  city: 'City of the address.',
  message: 'What the visitor writes: lines of plain text.',
  subject: 'Subject from the tag of the form; empty if the tag has none.',
  customerId: 'Id of the customer, from the tag of the form; empty if the tag has none.',
  contactByEmail:
    'Whether the visitor wants an answer by e-mail; exactly one of the three is true.',
  contactByPhone: 'Whether the visitor wants an answer by phone; exactly one of the three is true.',
  noContact: 'Whether the visitor wants no answer; exactly one of the three is true.',
};

type Parts = Readonly<Record<string, string>>;

/** The description of a part by its place or the end of that, ignoring case. */
function sentenceIn(parts: Parts, place: string): string | undefined {
  const steps = place.toLowerCase().split('.');
  const known = new Map(Object.entries(parts).map(([name, about]) => [name.toLowerCase(), about]));
  return steps
    .map((_, index) => known.get(steps.slice(index).join('.')))
    .find((about) => about !== undefined);
}

/**
 * A body's shape with a description at each of its fields, before their rules.
 *
 * @param own the descriptions in the call's declaration, which come before the common ones
 * @throws for a part without a description
 */
export function described(shape: BodyShape, own: Parts, place: readonly string[] = []): BodyShape {
  const { properties, items } = shape;
  const entries = Object.entries(properties ?? {}).map(([name, given]): [string, BodyShape] => {
    const at = [...place, name];
    const where = at.join('.');
    const about = sentenceIn(own, where) ?? sentenceIn(commonParts, where);
    if (!about) throw new Error(`${where}: say what it is, in the \`body\` of its call in src/api`);
    const inside = described(given, own, at);
    return [
      name,
      { ...inside, description: [about, inside.description].filter(Boolean).join(' ') },
    ];
  });
  return {
    ...shape,
    ...(items && { items: described(items, own, place) }),
    ...(properties && { properties: Object.fromEntries(entries) }),
  };
}
