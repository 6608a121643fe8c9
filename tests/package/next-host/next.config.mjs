import { fileURLToPath } from 'node:url';

// The packages are one folder up, where all hosts share them.
export default {
  output: 'export',
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
};
