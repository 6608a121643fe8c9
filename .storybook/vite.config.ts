import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { dependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { dependencies: Record<string, string> };

// Of its own: the bundle's configuration cuts the descriptions that the documentation shows.
export default defineConfig({
  plugins: [react()],
  // All at the start: a dependency that is found later would reload the page in mid-test.
  optimizeDeps: {
    include: [
      ...Object.keys(dependencies),
      'react/jsx-dev-runtime',
      'react-dom/client',
      '@emotion/css/create-instance',
      'hono',
      'hono/cookie',
      'hono/cors',
      'hono/html',
    ],
  },
});
