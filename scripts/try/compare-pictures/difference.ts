import type { Page } from 'playwright';

/** The difference between two pictures. */
export interface Difference {
  /** How many pixels differ, including those that only one of them has. */
  readonly pixels: number;
  /** The old picture, pale, with the difference in red, as a data address. */
  readonly picture: string;
}

/** The data address of a PNG. */
export const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/**
 * Compares two pictures pixel by pixel, exactly: both come from one machine and one run.
 * @param page an empty page of Chromium, which draws them on a canvas; the policy of the demo
 *   host's pages forbids that.
 */
export async function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<Difference> {
  if (one.equals(other)) return { pixels: 0, picture: '' };
  return page.evaluate(
    // No function in it has a name: tsx would call a helper that the page does not have.
    async ([first = '', second = '']) => {
      const images = await Promise.all(
        [first, second].map(async (address) =>
          createImageBitmap(await (await fetch(address)).blob()),
        ),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const [before, after] = images.map((image) => {
        context.clearRect(0, 0, width, height);
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      });
      if (!before || !after) throw new Error('no pictures');
      const [old, now] = [new Uint32Array(before.data.buffer), new Uint32Array(after.data.buffer)];
      let pixels = 0;
      const shown = context.createImageData(width, height);
      for (let at = 0; at < old.length; at++) {
        const differs = old[at] !== now[at];
        if (differs) pixels++;
        if (differs) shown.data.set([200, 0, 30, 255], at * 4);
        else
          for (let part = at * 4; part < at * 4 + 4; part++)
            shown.data[part] = 210 + (before.data[part] ?? 0) * 0.17;
      }
      context.putImageData(shown, 0, 0);
      return { pixels, picture: pixels > 0 ? canvas.toDataURL() : '' };
    },
    [dataUrl(one), dataUrl(other)],
  );
}
