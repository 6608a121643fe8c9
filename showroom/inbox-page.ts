import { escapeHtml } from '../scripts/shared/escape-html';
import type { Message } from '../stand-in/api/session';
import { developerPage } from './html-page';

interface AttachedFile {
  readonly Name: string;
  readonly Data: string;
}

const isFile = (value: unknown): value is AttachedFile =>
  typeof (value as AttachedFile | null)?.Name === 'string' &&
  /^data:/.test(String((value as AttachedFile).Data));

/** The files of a message, in their order. */
const filesOf = ({ body }: Message): readonly AttachedFile[] => {
  const given = (body as { Files?: unknown } | undefined)?.Files;
  return Array.isArray(given) ? given.filter(isFile) : [];
};

const typeOf = ({ Data }: AttachedFile): string => Data.slice(5, Data.search(/[;,]/));
const bytesOf = ({ Data }: AttachedFile): Buffer =>
  Buffer.from(Data.slice(Data.indexOf(',') + 1), 'base64');

// Only pictures without code; an SVG opened by itself could run scripts.
const isPicture = (type: string): boolean => /^image\/(jpeg|png|gif|webp|avif)$/.test(type);

/** A sent picture, for a thumbnail; undefined if there is none. */
export function sentPicture(
  messages: readonly Message[],
  at: string,
  index: string,
): { readonly type: string; readonly bytes: Buffer } | undefined {
  const message = messages.find((one) => one.at === at);
  const file = message && filesOf(message)[Number(index)];
  return file && isPicture(typeOf(file)) ? { type: typeOf(file), bytes: bytesOf(file) } : undefined;
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${(bytes / 1024).toFixed(1)} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const fileLine = (at: string) => (file: AttachedFile, index: number) => {
  const type = typeOf(file);
  const address = `/inbox/${encodeURIComponent(at)}/${index}`;
  const picture = isPicture(type) ? `<img src="${address}" alt="" width="96" height="96">` : '';
  const facts = `${escapeHtml(type)}, ${sizeOf(bytesOf(file).length)}`;
  return `<li>${picture}<span>${escapeHtml(file.Name)}<br>
    <span class="count">${facts}</span></span></li>`;
};

/** The request in readable form: the data of files is below it. */
const formatted = (body: unknown): string =>
  JSON.stringify(
    body,
    (_, value) =>
      isFile(value) ? { Name: value.Name, Data: `${value.Data.slice(0, 40)}…` } : value,
    2,
  );

const messageItem = (message: Message): string => {
  const { at, path, body } = message;
  const files = filesOf(message).map(fileLine(at));
  return `<li class="example" id="${escapeHtml(at)}"><h2><code>POST ${escapeHtml(path)}</code></h2>
<p class="count"><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${escapeHtml(formatted(body) ?? '')}</pre>
${files.length > 0 ? `<ul class="attached">${files.join('')}</ul>` : ''}</li>`;
};

const emptyButton =
  '<form method="post" action="/inbox/empty"><button type="submit">Empty the inbox</button></form>';

/** The sent forms of this visit, for developers of forms. */
export const inboxPage = (messages: readonly Message[]): string =>
  developerPage({
    title: 'Inbox – Atria Widgets',
    bar: '<h1>Inbox</h1><a href="/widgets/">All widgets</a>',
    content: `<p class="summary">What the forms of this site have sent in this visit, newest first, as the
back end took it. With <code>Accept: application/json</code> the same as JSON.</p>
${messages.length > 0 ? `${emptyButton}<ol class="inbox">${messages.map(messageItem).join('\n')}</ol>` : '<p>Nothing was sent yet.</p>'}`,
  });
