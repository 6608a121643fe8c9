import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asNpm } from '../shared/tool';

/** The validator's version: a newer one may know rules that nobody has checked. */
const version = '26.9.27';
// Not a dependency: only those who run this command need its download, and its Java.
const folder = join(tmpdir(), `atria-vnu-jar-${version}`);
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** A document to validate. */
export interface Document {
  /** Its name in reports. */
  readonly name: string;
  readonly html: string;
}

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

/** Downloads the Nu validator from the npm registry, once. */
function fetchNu(): void {
  if (existsSync(jar)) return;
  console.log(`Fetching vnu-jar ${version} ...`);
  const args = ['--no-save', '--ignore-scripts', '--prefix', folder, `vnu-jar@${version}`];
  execFileSync('npm', ['install', ...args], { stdio: 'inherit', ...asNpm });
}

/** The errors that the Nu validator reports in documents, each with the document's name. */
export function errorsIn(documents: readonly Document[]): readonly string[] {
  fetchNu();
  const files = mkdtempSync(join(tmpdir(), 'atria-html-'));
  try {
    documents.forEach(({ html }, at) => {
      writeFileSync(join(files, `${at}.html`), html);
    });
    const { stderr } = spawnSync(
      'java',
      ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', files],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    const { messages } = JSON.parse(stderr) as { messages: readonly Message[] };
    return messages
      .filter(({ type }) => type === 'error' || type === 'non-document-error')
      .map(({ url, message, extract = '' }) => {
        const at = Number(/(\d+)\.html$/.exec(url)?.[1]);
        return `${documents[at]?.name}: ${message} ${extract.replace(/\s+/g, ' ')}`;
      });
  } finally {
    rmSync(files, { recursive: true });
  }
}
