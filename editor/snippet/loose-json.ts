const opening = '"“”„‟«»\'‘’‚`';
const quoteFor: Readonly<Record<string, string>> = { "'": "'", '`': '`', '"': '"“”' };
const litter = /(?:\s|\u00a0|&nbsp;|<\/?p\b[^>]*>|<br\b[^>]*>|\/\/[^\n]*)+/iy;
const bareWord = /[^\s,:[\]{}"“”]+/y;
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** Continues where JSON is wrong: any quotation marks, missing commas, colons and brackets. */
class LooseReader {
  private at = 0;
  constructor(private readonly text: string) {}

  private sign(): string {
    litter.lastIndex = this.at;
    if (litter.test(this.text)) this.at = litter.lastIndex;
    return this.text.charAt(this.at);
  }

  private skip(sign: string): void {
    if (this.sign() === sign) this.at += 1;
  }

  /** A text in any quotation marks; it ends at a mark before a character of JSON. */
  private string(): string {
    const open = this.text.charAt(this.at);
    const closing = quoteFor[open] ?? '”“"»«’‘';
    let value = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const sign = this.text.charAt(this.at);
      if (sign === '\\') {
        value += sign + this.text.charAt(++this.at);
        continue;
      }
      const isEnd =
        closing.includes(sign) &&
        /^\s*([,:\]}]|$|\n|"[^"\n]*"\s*:)/.test(this.text.slice(this.at + 1));
      // If a mark is missing the line ends the text.
      if (isEnd || sign === '\n') break;
      value += sign === '"' ? '\\"' : sign;
    }
    this.at += 1;
    try {
      return JSON.parse(`"${value.replace(/[\t\r]/g, ' ')}"`) as string;
    } catch {
      return value;
    }
  }

  private word(): string {
    bareWord.lastIndex = this.at;
    const [word = ''] = bareWord.exec(this.text) ?? [];
    this.at += Math.max(word.length, 1);
    return word;
  }

  value(): unknown {
    const sign = this.sign();
    if (sign === '{') return this.object();
    if (sign === '[') return this.list();
    if (opening.includes(sign)) return this.string();
    const word = this.word();
    const known = words[word.toLowerCase()];
    if (known !== undefined) return known;
    return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word;
  }

  private object(): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    this.at += 1;
    while (this.sign() && this.sign() !== '}' && this.sign() !== ']') {
      const name = opening.includes(this.sign()) ? this.string() : this.word();
      // `"header: "Lihapullat"`: the mark that ends the name is missing.
      const [, own, value] = /^([\w-]+)\s*:\s*["“”]?(.*)$/s.exec(name) ?? [];
      this.skip(':');
      if (own && value) found[own] = value;
      else if (name && this.sign()) found[name] = this.value();
      this.skip(',');
    }
    this.skip('}');
    return found;
  }

  private list(): unknown[] {
    const found: unknown[] = [];
    this.at += 1;
    while (this.sign() && this.sign() !== ']' && this.sign() !== '}') {
      found.push(this.value());
      this.skip(',');
    }
    this.skip(']');
    return found;
  }
}

/**
 * What can be read from a text that is not JSON; a guess, which its author must check. The widgets
 * report curly quotes and guess nothing, but the catalogue shows its guess.
 */
export function readLoosely(text: string): unknown {
  const begin = text.search(/[[{]/);
  return begin < 0 ? undefined : new LooseReader(text.slice(begin)).value();
}
