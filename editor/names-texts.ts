/** The texts of fields for ids. */
export const namesEnglish = {
  idSearch: 'Type a name and choose, or type the id.',
  idPlain: 'Type the id: these have no names to search by.',
  idLooking: 'Looking …',
  idNone: 'Nothing of that name. What you typed stays as an id.',
  idFailed: 'The names cannot be loaded at the moment. What you typed stays as it is.',
  idUnknown: 'Its name is not known here.',
  idGone: (place: string, id: string) => `${place}: there is no ${id}. Choose another.`,
  idFound: (count: number) => (count === 1 ? '1 to choose from' : `${count} to choose from`),
  idCount: (count: number) => (count === 1 ? '1 in it' : `${count} in it`),
  idTaken: (name: string) => `${name} was chosen.`,
};

export const namesFinnish: typeof namesEnglish = {
  idSearch: 'Kirjoita nimi ja valitse, tai kirjoita tunnus.',
  idPlain: 'Kirjoita tunnus: näitä ei voi hakea nimellä.',
  idLooking: 'Haetaan …',
  idNone: 'Sillä nimellä ei löydy mitään. Kirjoittamasi jää tunnukseksi.',
  idFailed: 'Nimiä ei juuri nyt saada. Kirjoittamasi jää ennalleen.',
  idUnknown: 'Sen nimeä ei tiedetä täällä.',
  idGone: (place, id) => `${place}: tunnusta ${id} ei ole. Valitse toinen.`,
  idFound: (count) => (count === 1 ? '1 vaihtoehto' : `${count} vaihtoehtoa`),
  idCount: (count) => (count === 1 ? '1 kohde' : `${count} kohdetta`),
  idTaken: (name) => `Valittiin: ${name}.`,
};

export const namesSwedish: typeof namesEnglish = {
  idSearch: 'Skriv ett namn och välj, eller skriv id:t.',
  idPlain: 'Skriv id:t: de här har inga namn att söka på.',
  idLooking: 'Söker …',
  idNone: 'Inget med det namnet. Det du skrev står kvar som id.',
  idFailed: 'Namnen går inte att få just nu. Det du skrev står kvar.',
  idUnknown: 'Namnet är inte känt här.',
  idGone: (place, id) => `${place}: ${id} finns inte. Välj något annat.`,
  idFound: (count) => (count === 1 ? '1 att välja på' : `${count} att välja på`),
  idCount: (count) => (count === 1 ? '1 i den' : `${count} i den`),
  idTaken: (name) => `${name} valdes.`,
};
