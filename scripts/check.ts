/** `npm run check`: lint and types together, so that a formatting error hides no type error. */
import { spawn } from 'node:child_process';
import { tool } from './shared/tool';
import { root } from './shared/widget-files';

const run = (...command: Parameters<typeof tool>): Promise<boolean> =>
  new Promise((resolve) =>
    spawn(...tool(...command), { cwd: root, stdio: 'inherit' }).once('exit', (status) =>
      resolve(status === 0),
    ),
  );

const lint = await run('biome', 'check');
const types = await run(
  'tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.json',
);
if (!lint)
  console.error('Lint or format: `npm run fix` corrects what can be corrected automatically.');
if (!types) console.error('Types: see the lines above.');
process.exitCode = lint && types ? 0 : 1;
