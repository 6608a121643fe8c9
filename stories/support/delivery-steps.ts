import type { Steps } from './stories-from';

/** Asks for a postal code; `text` is the key of the answer's text. */
export const checked =
  (code: string, text?: string) =>
  async ({ screen, type, press, t }: Steps) => {
    await type(t('/delivery/postal-code'), code);
    await press(t('/delivery/check'));
    if (text) await screen.findByText(t(text));
  };
