import { numberOf } from './texts';

/** A review as the list call answers it [REV-07]. */
export interface Review {
  readonly id: number;
  readonly stars: number;
  readonly text: string;
  readonly userName: string;
  readonly isVerified: boolean;
}

const texts: readonly (readonly [stars: number, text: string])[] = [
  [
    5,
    'Aivan mahtava pala lihaa! Mureni haarukalla ja maistui koko perheelle. Tilaan varmasti uudestaan.',
  ],
  [4, 'Hyvä laatu ja siisti leikkuu. Toimitus tuli sovittuun aikaan ja kylmäketju piti.'],
  [
    5,
    'Tein tästä sunnuntaipaistin matalassa uunissa kuudessa tunnissa. Sisälämpötila 58 astetta, lepo folion alla puoli tuntia, ja lopputulos oli paras kotona tehty paisti, jonka olen koskaan syönyt. Suosittelen lämpimästi kaikille, jotka jaksavat odottaa.',
  ],
  [3, 'Ihan hyvä, mutta pakkaus oli hiukan pienempi kuin odotin.'],
  [5, 'Paras grillikauden hankinta. Naapuritkin kyselivät, mistä tuoksu tulee.'],
  [
    4,
    'Maukas ja mehevä, maustoin vain suolalla ja pippurilla. Hinta on korkeahko mutta laatu vastaa sitä.',
  ],
  [2, 'Rasvaa oli aika paljon, olisin toivonut siistimpää leikkuuta.'],
  [5, 'Juhlapöydän tähti.'],
  [4, 'Helppo valmistaa ja riitti hyvin neljälle nälkäiselle.'],
  [5, 'Lapsetkin söivät, ja se on meillä paljon sanottu.'],
  [
    1,
    'Toimitus myöhästyi päivällä ja jouduin muuttamaan menua. Itse tuote oli kunnossa, mutta juhlat olivat jo ohi.',
  ],
  [
    4,
    'Savun maku on juuri sopiva, ei liian hallitseva. Kokeilkaa ruisleivän päällä piparjuuren kanssa, ei paremmasta väliä.',
  ],
];

const names = [
  'Maija K.',
  'grillimestari',
  'Petri',
  'Anna-Liisa',
  'JuhaV',
  'kotikokki72',
  'Sari M.',
  'Ville',
  'Elina',
  'Timo H.',
  'Riikka',
  'mökkikokki',
];

/** The reviews of a product: none to about twenty, always the same for the same product. */
export function reviewsOf(productId: string): Review[] {
  const count = numberOf(`${productId}reviews`, 24);
  return Array.from({ length: count }, (_, index) => {
    const pick = numberOf(`${productId}:${index}`, texts.length);
    const [stars, text] = texts[pick] ?? [5, ''];
    return {
      id: numberOf(productId, 90000) * 100 + index,
      stars,
      text,
      userName: names[numberOf(`${productId}/${index}`, names.length)] ?? '',
      isVerified: numberOf(`${index}${productId}`, 3) > 0,
    };
  });
}
