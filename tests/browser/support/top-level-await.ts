import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { filesIn } from '../../../scripts/build/sizes';

/** Whether code waits outside its functions. */
function waits(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type, await: isAwaited } = node as { readonly type?: string; readonly await?: boolean };
  if (type === 'AwaitExpression' || isAwaited) return true;
  return !/Function/.test(type ?? '') && Object.values(node).some(waits);
}

/**
 * The scripts below a folder with a top-level `await`, which no page may load. WebKit fails to link
 * a module that two others import while it waits (bug 242740, Safari 26), and its process hangs if
 * the frame is removed meanwhile.
 */
export const waitingScripts = (folder: string): readonly string[] =>
  filesIn(folder).filter(
    (file) =>
      file.endsWith('.js') &&
      waits(parseSync(file, readFileSync(join(folder, file), 'utf8')).program),
  );
