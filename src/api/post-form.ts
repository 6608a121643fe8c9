import { tokenFor, tokenName } from './anti-forgery';

/**
 * Posts fields as an ordinary form, with the anti-forgery token; the answer replaces the page.
 *
 * @param action an address, relative to the page's base; '' is the page itself
 */
export function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const token = tokenFor(new URL(action || window.location.href, document.baseURI)) ?? '';
  const inputs = Object.entries({ ...fields, [tokenName]: token }).map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  const form = document.createElement('form');
  // A `<base>` may name another window.
  Object.assign(form, { action, method: 'post', target: '_self', hidden: true });
  form.append(...inputs);
  document.body.append(form);
  form.submit();
  // Shown again: the visitor is back from there.
  window.addEventListener('pageshow', () => form.remove(), { once: true });
}
