import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

type PictureBook = typeof import('./picture-book');
let loaded: Promise<PictureBook> | undefined;

const book = () => {
  loaded ??= runnerImport<PictureBook>(
    fileURLToPath(new URL('./picture-book.ts', import.meta.url)),
  ).then(({ module }) => module);
  return loaded;
};

/** Serves the demo host's pictures, and writes them as files into the built Storybook. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  configureServer({ middlewares }) {
    middlewares.use('/pictures/', async (request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const drawn = (await book()).pictureOf(pathname.slice(1), searchParams.get('preset') ?? '');
      if (!drawn) return next();
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(drawn);
    });
  },
  async generateBundle() {
    const { pictureFiles, pictureOf } = await book();
    for (const file of pictureFiles())
      this.emitFile({
        type: 'asset',
        fileName: `pictures/${file}`,
        source: pictureOf(file, '') ?? '',
      });
  },
});
