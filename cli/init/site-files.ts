/** The page's own script: it reports failures, and measures only after consent. */
export const siteScript = `const { tagManager, monitoring } = document.querySelector('script[data-monitoring]').dataset;

// Failures of the widgets, without anything personal.
if (monitoring)
  document.addEventListener('atria-error', ({ detail }) => {
    navigator.sendBeacon(monitoring, JSON.stringify(detail));
  });

function startMeasuring() {
  const script = document.createElement('script');
  script.src = tagManager;
  document.head.append(script);
}

const bar = document.querySelector('#consent');
function answer(given) {
  localStorage.setItem('consent', given);
  bar.hidden = true;
}

if (tagManager) {
  const given = localStorage.getItem('consent');
  if (given === 'yes') startMeasuring();
  bar.hidden = given !== null;
  document.querySelector('#consent-no').addEventListener('click', () => answer('no'));
  document.querySelector('#consent-yes').addEventListener('click', () => {
    answer('yes');
    // What happened before the yes is not to be told.
    window.dataLayer = [];
    startMeasuring();
  });
}
`;

/** The page's own styles, in the tokens of its brand. */
export const siteStyles = `#main {
  padding-block: 2rem;
}
#consent {
  position: sticky;
  bottom: var(--atria-bottom-bars, 0px);
  padding-block: 1rem;
  background: var(--atria-brand-color-surface);
}
`;
