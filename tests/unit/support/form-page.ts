import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { DateControl } from '../../../src/core/date/date-kind';
import type { Contract } from '../../../src/core/element/contract';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import { describeProblem, type Problem } from '../../../src/core/element/problem';
import { FilesControl } from '../../../src/core/files/file-kind';
import { navigation } from '../../../src/core/page/location';
import { ProductControl } from '../../../src/core/product/product-kind';
import { fakeCaptcha } from './captcha';
import { fireEvent, rendered, userEvent, waitFor } from './dom';
import { expectFaults } from './expect-faults';
import { recordingBackend } from './recording';
import { type RenderOptions, renderWidget } from './render-widget';

/** What the tests of a form share: the target after success, the captcha, the visitor. */
export const page = {
  gone: [] as string[],
  captcha: undefined as unknown as ReturnType<typeof fakeCaptcha>,
  user: undefined as unknown as ReturnType<typeof userEvent.setup>,
};

/** Makes each test of the file start on a fresh page with a captcha. */
export function onFormPages() {
  // As if their code has loaded: the browser tests check how it loads.
  beforeAll(() =>
    Promise.all([DateControl, FilesControl, ProductControl].map((one) => one.load())),
  );
  beforeEach(() => {
    page.gone = [];
    page.user = userEvent.setup({ delay: null });
    page.captcha = fakeCaptcha();
    vi.spyOn(navigation, 'go').mockImplementation((address) => void page.gone.push(address));
    expectFaults();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
}

/** A form in a page with captcha settings, with its own stand-in back end. */
export function openForm<C extends Contract>(
  widget: WidgetDefinition<C>,
  options: RenderOptions<C> = {},
) {
  const backend = recordingBackend();
  const settings = { fetch: backend.fetch, captchaScript: '/captcha.js', captchaKey: 'key' };
  const view = renderWidget(widget, {
    ...options,
    settings: { ...settings, ...options.settings },
  });
  return { ...view, backend };
}

/** The form's reports to the editor of its page, a line each. */
export const toldTo = (host: HTMLElement): string[] =>
  [...((host as { [found]?: Iterable<Problem> })[found] ?? [])].map((one) =>
    describeProblem('form', one),
  );
const found = Symbol.for('atria.found');

// Looked up by their markup: queries by role compute the name of every element, which takes most of
// the time of a form's tests.
const all = <E extends Element>(selector: string) => [...rendered.querySelectorAll<E>(selector)];

/** The captcha has been rendered into its place, and can be verified. */
export const captchaStands = () =>
  waitFor(() => {
    const place = document.querySelector('[slot=captcha]');
    expect(page.captcha.renderUI).toHaveBeenCalledWith(place?.id);
  });

/** The field with a label, which may have an asterisk. */
export function field(label: string): HTMLInputElement {
  const found = all<HTMLLabelElement>('label').find(
    ({ textContent }) => textContent?.replace(' *', '') === label,
  );
  const control = found?.querySelector('input') ?? rendered.getElementById(found?.htmlFor ?? '');
  if (!control) throw new Error(`no field is called ${label}`);
  return control as HTMLInputElement;
}
export const hasField = (label: string): boolean =>
  all('label').some(({ textContent }) => textContent?.replace(' *', '') === label);

/** Types texts into the fields with these labels. */
export function give(texts: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  }
}
export const choose = (label: string) => fireEvent.click(field(label));
export const sendButton = () =>
  all<HTMLButtonElement>('button[type=submit]')[0] as HTMLButtonElement;
export const send = () => fireEvent.click(sendButton());

/** The first bytes of files by type, as base64: forms check the content, too. */
const beginnings: Readonly<Record<string, string>> = {
  'image/png': 'iVBORw0KGgo=',
  'image/jpeg': '/9j/4A==',
  'image/gif': 'R0lGODlh',
  'image/webp': 'UklGRgAAAABXRUJQ',
  'application/pdf': 'JVBERi0xLjQ=',
};
/** The data URL of a file that `fileOf` makes. */
export const dataUrlOf = (type = 'image/png') => `data:${type};base64,${beginnings[type]}`;
/** A file of that type by its content; `claimed` is the type in its name. */
export const fileOf = (name: string, type = 'image/png', claimed = type): File => {
  const bytes = atob(beginnings[type] ?? btoa('text'));
  return new File([Uint8Array.from(bytes, (one) => one.charCodeAt(0))], name, { type: claimed });
};
/** All files have been read. */
export const filesRead = () =>
  waitFor(() => expect(rendered.querySelector('li[aria-busy]')).toBeNull());
export const upload = (files: readonly File[]) =>
  fireEvent.change(rendered.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files },
  });

/** The summary of a refused submit: its box and the links in it. */
export const summary = () => all('[role=group][aria-labelledby$=-summary]')[0] as HTMLElement;
export const listed = () =>
  [...summary().querySelectorAll('a')].map(({ textContent }) => textContent);

/** The message linked to a field. */
export const messageOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => rendered.getElementById(id)?.textContent ?? '')
    .join();

/** Chooses a product of the retail list. */
export async function chooseProduct(label: string, title = 'Grillimakkara') {
  fireEvent.change(field(label), { target: { value: title } });
  const [first] = await waitFor(() => {
    const options = all('[role=option]');
    if (options.length === 0) throw new Error('no product is listed');
    return options;
  });
  const chosen = first?.textContent ?? '';
  fireEvent.click(first as HTMLElement);
  return chosen;
}

/** The body of a form whose fields are in `Data`, as a verified visitor sends it. */
export const wrapped = <D>(Data: D) => ({ Data, Files: null, MTCaptchaToken: 'demo-token' });
/** That of a form that can have files, without any. */
export const withFiles = <D>(Data: D) => ({ ...wrapped(Data), Files: [] });

/** Verifies the visitor. */
export async function verified() {
  await captchaStands();
  page.captcha.verify();
}
export async function sendVerified() {
  await verified();
  send();
}

/** Verifies the visitor, sends, and returns what arrived at the end of a path. */
export async function arrived(
  { backend }: Pick<ReturnType<typeof openForm>, 'backend'>,
  path: string,
): Promise<unknown> {
  await sendVerified();
  await waitFor(() => expect(backend.to(path)).toHaveLength(1));
  return backend.to(path)[0]?.body;
}
