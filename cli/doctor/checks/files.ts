import { whyNot } from '../asker';
import { type Finding, findingsOf } from '../finding';
import { hashesOf, type Line } from '../lines';
import type { Check, Patient } from '../patient';

const { wrong, better } = findingsOf('files');
const serving = 'see docs/guides/publishing.md';

const typeOf = (path: string): RegExp =>
  path.endsWith('.css') ? /^text\/css/ : /^(text|application)\/(x-)?(java|ecma)script/;

/** What a module, a font or a checked style of another origin needs. */
function onCors({ asker, page }: Patient, url: URL, headers: Headers): Finding[] {
  if (url.origin === asker.origin) return [];
  const origin = headers.get('access-control-allow-origin');
  const isOpen = origin === '*' || origin === asker.origin;
  const embedder = page.headers.get('cross-origin-embedder-policy') ?? '';
  const isKept = /require-corp/.test(embedder) && !headers.has('cross-origin-resource-policy');
  return [
    ...(isOpen
      ? []
      : [
          wrong(
            `${url.pathname} has Access-Control-Allow-Origin ${origin ?? 'none'}`,
            `answer * or ${asker.origin}, else the browser refuses it`,
          ),
        ]),
    ...(isKept
      ? [
          wrong(
            `${url.pathname} has no Cross-Origin-Resource-Policy, which the page's Cross-Origin-Embedder-Policy asks for`,
            'answer cross-origin',
          ),
        ]
      : []),
  ];
}

function onHeaders(path: string, headers: Headers): Finding[] {
  const type = headers.get('content-type') ?? 'none';
  const cache = headers.get('cache-control') ?? 'none';
  const isKept = /immutable|max-age=\d{6,}/.test(cache);
  const isPacked = /br|gzip|zstd/.test(headers.get('content-encoding') ?? '');
  return [
    ...(typeOf(path).test(type)
      ? []
      : [
          wrong(
            `${path} has Content-Type ${type}`,
            'a browser refuses it: text/javascript, text/css',
          ),
        ]),
    ...(isKept
      ? []
      : [
          better(
            `${path} has Cache-Control ${cache}`,
            'public, max-age=31536000, immutable: no file of a release ever changes',
          ),
        ]),
    ...(isPacked ? [] : [better(`${path} is sent unpacked`, `brotli or gzip: ${serving}`)]),
  ];
}

async function onLine(patient: Patient, { role, element, address }: Line): Promise<Finding[]> {
  const found = await patient.asker.ask(address);
  const path = address.pathname;
  const why = whyNot(found);
  if (why)
    return [wrong(`${address.href}: ${why}`, 'put the folder of the release where it is named')];
  const integrity = element.getAttribute('integrity');
  const isOther =
    integrity && !integrity.split(/\s+/).some((one) => hashesOf(found.text).includes(one));
  return [
    ...onCors(patient, found.url, found.headers),
    ...onHeaders(path, found.headers),
    ...(isOther
      ? [
          wrong(
            `${path} is not what integrity in line ${element.line} says`,
            'take the lines of this release (npx atria-widgets snippet), or let nothing change files on their way',
          ),
        ]
      : []),
    ...(found.redirects.length > 0 && role === 'loader'
      ? [
          better(
            `${address.href} leads on to ${found.url.href}`,
            'name the release itself: it costs each page a round trip, and no integrity can hold',
          ),
        ]
      : []),
  ];
}

interface Manifest {
  readonly files?: Readonly<Record<string, { readonly integrity: string }>>;
}
const listed = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;

/** Each file in the release's own list, by its hash. */
async function onFolder({ asker, release }: Patient): Promise<Finding[]> {
  if (!release) return [];
  const list = await asker.ask(new URL('manifest.json', release.base));
  const why = whyNot(list);
  if (why) return [better(`manifest.json: ${why}`, 'copy the whole folder of the release')];
  const { files = {} } = JSON.parse(list.text) as Manifest;
  const missing: string[] = [];
  const changed: string[] = [];
  const queue = Object.entries(files).filter(([name]) => /\.(m?js|css)$/.test(name));
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, { integrity }] = next;
      const found = await asker.ask(new URL(name, release.base));
      if (whyNot(found)) missing.push(name);
      else if (!hashesOf(found.text).includes(integrity)) changed.push(name);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return [
    ...(missing.length > 0
      ? [wrong(`missing: ${listed(missing.sort())}`, 'copy the whole folder of the release')]
      : []),
    ...(changed.length > 0
      ? [
          wrong(
            `not as released: ${listed(changed.sort())}`,
            'copy it again; nothing on the way (a CDN that minifies) may change files',
          ),
        ]
      : []),
  ];
}

/** The answer for a missing file: a page that asked too early must not keep it for a year. */
async function onNothing({ asker, release }: Patient): Promise<Finding[]> {
  if (!release) return [];
  const { status, headers } = await asker.ask(new URL('chunks/no-such-file.js', release.base));
  const cache = headers.get('cache-control') ?? '';
  if (status > 0 && status < 400)
    return [
      wrong(
        `a file that there is not is answered ${status}`,
        'answer 404, never a page in its place',
      ),
    ];
  const isKept = /immutable|max-age=[1-9]/.test(cache) && !/no-store/.test(cache);
  return isKept
    ? [
        wrong(
          `the 404 of a file that there is not has Cache-Control ${cache}`,
          'answer no-store with it',
        ),
      ]
    : [];
}

/** The files of the release, as the page's visitors get them. */
export const files: Check = async (patient) => [
  ...(await Promise.all(patient.lines.map((line) => onLine(patient, line)))).flat(),
  ...(await onFolder(patient)),
  ...(await onNothing(patient)),
];
