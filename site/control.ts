/**
 * The first script of every page that shows widgets: it has the service worker answer their calls.
 *
 * A page can be loaded without the worker: on a first visit there is none yet, and a hard reload
 * goes past it. Both end alike: the worker takes the page in, and until then calls wait here. Where
 * a browser offers no worker (a private window of some, an address without TLS), the page says so.
 */
(() => {
  const script = document.currentScript as HTMLScriptElement;
  const base = new URL('..', script.src);
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;

  /** Addresses of scripts and texts of ours may pass the page's policy for them. */
  interface Policy {
    createScriptURL(text: string): string;
    createScript(text: string): string;
  }
  const same = (text: string) => text;
  const types = (
    globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
  ).trustedTypes;
  const policy: Policy = types?.createPolicy('atria-site', {
    createScriptURL: same,
    createScript: same,
  }) ?? { createScriptURL: same, createScript: same };

  // The shop's frame asks which origins may buy: here it is the one that all sites are of, which no
  // build knows.
  const settings = document.querySelector('script[data-site-origins]');
  if (settings)
    settings.textContent = policy.createScript(JSON.stringify({ origins: [location.origin] }));

  function say(text: string): void {
    const note = Object.assign(document.createElement('p'), { textContent: text });
    note.setAttribute('role', 'alert');
    const place = () => document.body.prepend(note);
    if (document.body) place();
    else addEventListener('DOMContentLoaded', place, { once: true });
  }

  /** Settles once the worker answers for this page. */
  async function controlled(): Promise<void> {
    if (!container) throw new Error('no service workers');
    if (container.controller) return;
    const taken = new Promise<void>((resolve) => {
      container.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    const worker = policy.createScriptURL(new URL('worker.js', base).href);
    await container.register(worker, { scope: base.pathname });
    const { active } = await container.ready;
    active?.postMessage('claim');
    await taken;
  }

  if (container?.controller) return;
  const isReady = controlled().catch(() =>
    say(
      'The demo’s back end runs in a service worker, which this browser does not offer here: ' +
        'what the widgets ask for fails. A usual window, over https, has it.',
    ),
  );
  const ownFetch = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.startsWith('/api/')) await isReady;
    return ownFetch(input, init);
  };
})();
