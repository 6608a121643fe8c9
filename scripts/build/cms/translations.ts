type Texts = Readonly<Record<string, string>>;

const header = 'Content-Type: text/plain; charset=UTF-8\n';

/**
 * Texts as a gettext MO file, which PHP reads: a head of seven numbers, a table of the originals
 * and one of the translations (length and place of each), then the texts, each with a zero at its
 * end.
 */
export function moFile(texts: Texts): Buffer {
  const rows = Object.entries({ '': header, ...texts }).sort(([a], [b]) => (a < b ? -1 : 1));
  const strings = [...rows.map(([original]) => original), ...rows.map(([, text]) => text)];
  const tables = 28;
  const head = Buffer.alloc(tables + strings.length * 8);
  const half = tables + rows.length * 8;
  // An empty hash table after the tables: WordPress uses its place to find where those end.
  const numbers = [0x950412de, 0, rows.length, tables, half, 0, head.length];
  for (const [at, number] of numbers.entries()) head.writeUInt32LE(number, at * 4);
  let place = head.length;
  const bytes = strings.map((text, at) => {
    const ended = Buffer.from(`${text}\0`);
    head.writeUInt32LE(ended.length - 1, tables + at * 8);
    head.writeUInt32LE(place, tables + at * 8 + 4);
    place += ended.length;
    return ended;
  });
  return Buffer.concat([head, ...bytes]);
}
