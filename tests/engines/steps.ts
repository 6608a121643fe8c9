import type { Hand } from './hand';
import type { Sent } from './watched-host';

/** A journey of a visitor; the inbox has the forms that were sent. */
export type Flow = (hand: Hand, inbox: readonly Sent[]) => Promise<void>;

/** Opens a page of the host, and waits for the tags in view. */
export async function open(hand: Hand, path: string, site?: string): Promise<void> {
  await hand.open(path, site);
  await hand.ready();
}

/** Waits until a field has a value. */
export const fieldHas = (hand: Hand, name: string, value: string) =>
  hand.until(
    `${value} in ${name}`,
    (find, [label, wanted]) => {
      const [field] = find({ css: 'input', name: label });
      return (field as HTMLInputElement | undefined)?.value === wanted;
    },
    [name, value] as const,
  );

/** Waits until the cart has this quantity of a product. */
export const cartHas = (hand: Hand, product: string, quantity: string) =>
  fieldHas(hand, `Määrä: ${product}`, quantity);

/** What is in a text field. */
export const textIn = (hand: Hand, name: string) =>
  hand.read((find, wanted) => {
    const [field] = find({ css: 'input', name: wanted });
    return (field as HTMLInputElement | undefined)?.value;
  }, name);

/** Fields of the complaint. */
export const date = 'Viimeinen käyttöpäivä tai parasta ennen';
export const written = {
  Ostopaikka: 'Kauppa',
  Viesti: 'Pakkaus oli rikki.',
  Etunimi: 'Anna',
  Sukunimi: 'Asiakas',
  Katuosoite: 'Kuja 1',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
};

/** A product of the shop. */
export const steak = 'Naudan ulkofileepihvi 2 kpl';
