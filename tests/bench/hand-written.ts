/** The script of a page of hand-written elements: the limit for any bundle. */
const script = `
const ready = (tag) => tag.attachInternals().states.add('ready');
const define = (name, connect) =>
  customElements.define('atria-' + name, class extends HTMLElement {
    connectedCallback() {
      Promise.resolve(connect(this)).then(() => ready(this));
    }
  });
define('header', async (tag) => {
  const answer = await fetch('/api/nav/desktop?languageId=fi&pageId=1');
  const { bottomTabs } = await answer.json();
  tag.querySelector('ul').replaceChildren(...bottomTabs.map(({ label, link }) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { textContent: label, href: link }));
    return item;
  }));
});
define('quick-search', () => {});
define('hero-carousel', (tag) => {
  const row = tag.querySelector('ul');
  for (const button of tag.querySelectorAll('button'))
    button.onclick = () => row.scrollBy({ left: (button.value === 'on' ? 1 : -1) * row.clientWidth });
});
define('card-grid', (tag) => {
  tag.querySelector('button').onclick = () => {
    for (const one of tag.querySelectorAll('li[hidden]')) one.hidden = false;
  };
});`;

const style = `
body { margin: 0; font: 16px/1.5 Arial, sans-serif; }
ul { list-style: none; margin: 0; padding: 0; }
atria-header { display: block; block-size: 176px; background: #fff; }
atria-header ul { display: flex; gap: 32px; block-size: 48px; }
atria-quick-search { display: block; block-size: 48px; }
atria-hero-carousel ul { display: flex; overflow: auto; scroll-snap-type: x mandatory; }
atria-hero-carousel li { flex: none; inline-size: 100%; scroll-snap-align: start; }
atria-hero-carousel img { display: block; inline-size: 100%; block-size: 600px; object-fit: cover; }
atria-card-grid ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px; }
atria-card-grid img { display: block; inline-size: 100%; aspect-ratio: 4/3; object-fit: cover; }`;

interface Shown {
  readonly image: string;
  readonly header?: string;
  readonly imgText?: string;
}

/** The budgets' page written by hand: its content is in its markup. */
export const handWritten = (images: readonly Shown[], cards: readonly Shown[]): string => `
<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width"><style>${style}</style>
<script type="module">${script}</script></head><body>
<atria-header><img src="/logos/atriafi.svg" alt="Atria" width="120" height="48"><nav><ul>
<li><a href="/tuotteet">Tuotteet</a></li></ul></nav></atria-header>
<atria-quick-search><form action="/haku"><input name="q"><button>Hae</button></form></atria-quick-search>
<atria-hero-carousel><ul>${images
  .map(
    ({ image, imgText }, at) =>
      `<li><img src="${image}" alt=""${at ? ' loading="lazy"' : ' fetchpriority="high"'}><p>${imgText}</p></li>`,
  )
  .join(
    '',
  )}</ul><button value="back">&lt;</button><button value="on">&gt;</button></atria-hero-carousel>
<atria-card-grid><h2>Reseptit</h2><ul>${cards
  .map(
    ({ image, header }, at) =>
      `<li><a href="/a"><img src="${image}" alt=""${at > 3 ? ' loading="lazy"' : ''}><h3>${header}</h3></a></li>`,
  )
  .join('')}</ul><button>Näytä lisää</button></atria-card-grid></body></html>`;
