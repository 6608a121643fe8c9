import fc from 'fast-check';

/** The parts of a page, one below the other. */
const words = fc.constantFrom(
  'Alku',
  'Loppu tänään',
  'a &amp; b',
  '“ö” – 1 &lt; 2',
  'Hyvää ruokaa',
);
const data = fc.constantFrom('Lihapullat', 'a \\" b', '\\u003c/script>', 'ä & ö');

const own = fc.oneof(
  words.map((text) => `<h2 class="otsikko">${text}</h2>`),
  words.map((text) => `<p>${text} <a href='/a'>linkki</a></p>`),
  words.map((text) => `<ul>\n  <li>${text}\n  <li>toinen</ul>`),
  words.map((text) => `<div class=a><div>${text}</div></div>`),
  words,
  fc.constant('<img src="/a.jpg" alt="">'),
  fc.constant('<muu-osa nimi="x">oma</muu-osa>'),
);

const hidden = fc.constantFrom(
  '<!-- <atria-counter value="1"></atria-counter> -->',
  '<!-- Kampanja: ei saa poistaa -->',
  '<script>if (1 < 2) document.title = "<p>";</script>',
  '<style>a > b { color: red }</style>',
  '<script type="application/ld+json">{ "@type": "Recipe" }</script>',
);

const { widget } = fc.letrec<{ widget: string }>((tie) => ({
  widget: fc.oneof(
    { maxDepth: 2 },
    words.map((text) => `<atria-counter value="5" label="${text}"></atria-counter>`),
    words.map((text) => `<ATRIA-COUNTER class="x"  value='5' label='${text}'\n></ATRIA-COUNTER>`),
    data.map(
      (text) =>
        `<atria-card-grid heading="R">\n  <script type="application/json">{"cards": [{"header": "${text}" }]}</script>\n</atria-card-grid>`,
    ),
    fc
      .array(fc.oneof(own, tie('widget')), { maxLength: 3 })
      .map((all) => `<atria-accordion heading="K">${all.join('\n')}</atria-accordion>`),
    words.map(
      (text) =>
        `<atria-contact-form>\n<!-- oma --><p>${text}</p><div slot="captcha"></div></atria-contact-form>`,
    ),
  ),
}));

const pieces = fc.array(fc.oneof({ weight: 3, arbitrary: widget }, own, hidden), { maxLength: 4 });
const section = fc
  .tuple(pieces, fc.constantFrom('section', 'div', 'article'))
  .map(([inside, name]) => `<${name} class="atria-band">\n${inside.join('\n')}\n</${name}>`);
const content = fc
  .array(fc.oneof(widget, own, hidden, section), { maxLength: 5 })
  .chain((all) =>
    fc.constantFrom('\n', '\n\n  ', '\r\n', '').map((gap) => gap + all.join(gap) + gap),
  );

/** A page whose tags are all closed, with or without a frame around its content. */
export const wellFormedPage = fc
  .tuple(content, fc.constantFrom('all', 'main', 'none'))
  .map(([inside, frame]) => {
    if (frame === 'none') return inside;
    const main = `<main>${inside}</main>`;
    if (frame === 'main') return main;
    return `<!doctype html>\n<html lang="fi">\n<head><title>S <b</title><link rel="stylesheet" href="/a.css"></head>\n<body class="atria-page">${main}<footer>© Atria</footer></body>\n</html>\n`;
  });

const broken = fc.constantFrom(
  '<atria-counter value="5" />',
  '<atria-counter value="5">',
  '<atria-cardgrid heading="R"></atria-cardgrid>',
  '<atria-counter value=”5”></atria-conter>',
  '<atria-card-grid><script type="application/json">{"cards": [}</atria-card-grid>',
  '</div>',
  '<div>',
  '<!--',
  '<atria-counter onclick="alert(1)" value="5"></atria-counter>',
  '<img src=x onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<script type="application/json" data-atria-block="7" onload="alert(1)">{}</script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">a</a>',
  '<svg><script>alert(1)</script></svg>',
  '<atria-accordion><script src="https://evil.example/x.js"></script></atria-accordion>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
);

/** A page with anything in it: unclosed, misspelt, hostile. */
export const anyPage = fc
  .array(fc.oneof(broken, widget, own, hidden), { maxLength: 6 })
  .map((all) => all.join('\n'));
