// The first script in every page of the tests in other engines; it reports errors of the page to
// their host at once. By a synchronous call: nothing in the page goes on before the host knows.
(() => {
  const tell = (text) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/page-trouble', false);
    call.send(`${location.href}: ${text}`);
  };
  addEventListener('error', ({ message, error }) => tell(error?.stack ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(`${reason}\n${reason?.stack}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`${violatedDirective} forbids ${blockedURI}`),
  );
  // Elements are defined only when a test says so, as where their code comes late.
  if (sessionStorage.defineLater) {
    const define = customElements.define.bind(customElements);
    const later = new Map();
    customElements.define = (name, element) => later.set(name, element);
    window.defineNow = () => {
      customElements.define = define;
      for (const [name, element] of later) define(name, element);
    };
  }
  // An error in a view is caught and logged in the console.
  const { error } = console;
  console.error = (...given) => {
    if (/> (starts anew|stopped):/.test(given.join(' '))) tell(given.join(' '));
    error.apply(console, given);
  };
})();
