// @vitest-environment node
import { expect, it } from 'vitest';
import { createHost } from '../../../demo-host/host/app';
import { createBackend } from '../../../stand-in/api/app';
import { browse } from '../stand-in/api/visit';

const png = { Name: 'kuva <1>.png', Data: 'data:image/png;base64,iVBORw0KGgo=' };
const svg = { Name: 'kuva.svg', Data: 'data:image/svg+xml;base64,PHN2Zy8+' };
const json = { accept: 'application/json' };
const email = 'aino@example.fi';
const sender = { FirstName: '<b>Aino</b>', LastName: 'Aalto', Email: email, Phone: '123' };
const contact = (file: object, MTCaptchaToken = 'demo-1') => ({
  Data: { ...sender, Message: 'Hei' },
  Files: [file],
  MTCaptchaToken,
});

/** A visitor of a demo host that several visitors may share. */
const visitor = (backend = createBackend()) => {
  const app = createHost({ backend });
  const { send, post, jar } = browse({ ...backend, app });
  return {
    post,
    jar,
    read: async () => (await send('/inbox', { headers: json })).json(),
    get: (path: string) => send(path),
    page: async () => (await send('/inbox')).text(),
  };
};

it('keeps the sent forms unchanged, newest first', async () => {
  const { post, read } = visitor();
  await post('/api/contact/image', contact(png));
  await post('/api/newsletter/subscribe', { email });
  expect(await read()).toEqual([
    { at: expect.any(String), path: '/api/newsletter/subscribe', body: { email } },
    { at: expect.any(String), path: '/api/contact/image', body: contact(png) },
  ]);
});

it('keeps no refused form, and no other call', async () => {
  const { post, read } = visitor();
  await post('/api/contact/image', { ...contact(png), Data: sender });
  await post('/api/contact/image', contact(png, 'demo-reject'));
  await post('/api/newsletter/subscribe', { email: 'taken@example.fi' });
  await post('/api/contentlikecount/1');
  expect(await read()).toEqual([]);
});

it('shows each to its own visitor only', async () => {
  const backend = createBackend();
  const aino = visitor(backend);
  await aino.post('/api/newsletter/subscribe', { email });
  expect(await visitor(backend).read()).toEqual([]);
  expect(await aino.read()).toHaveLength(1);
});

it('is a page that shows texts without their markup, and files by name, type and size', async () => {
  const { post, page } = visitor();
  expect(await page()).toContain('Nothing was sent yet.');
  await post('/api/contact/image', contact(png));
  const html = await page();
  expect(html).toContain('POST /api/contact/image');
  expect(html).not.toContain('<b>Aino');
  expect(html).toContain('kuva &#60;1&#62;.png');
  expect(html).toContain('image/png, 0.0 kB');
});

it('shows small pictures from an address of the same origin, and no drawing with scripts', async () => {
  const { post, page, get } = visitor();
  await post('/api/contact/image', contact(png));
  const [, address = ''] = /<img src="([^"]+)"/.exec(await page()) ?? [];
  const picture = await get(address);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe('iVBORw0KGgo=');
  expect((await post('/api/contact/image', contact(svg))).status).toBe(400);
  expect((await page()).match(/<img/g)).toHaveLength(1);
});

it('is emptied by its button', async () => {
  const { post, read } = visitor();
  await post('/api/newsletter/subscribe', { email });
  const answer = await post('/inbox/empty');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox']);
  expect(await read()).toEqual([]);
});
