import { belowShop } from '../../../src/core/page/cart-address';
import { type Found, whyNot } from '../asker';
import { type Finding, findingsOf } from '../finding';
import { type Check, callersOf, commonValue, type Patient } from '../patient';
import { allows, policiesIn } from '../policy';
import { type Page, readPage } from '../read-page';

const { wrong, better } = findingsOf('shop');
const chapter = 'docs/guides/selling-on-another-site.md';

/** Whether the frame's page allows this page to frame it. */
function onFraming({ page }: Patient, { headers, url }: Found): Finding[] {
  const policies = policiesIn(headers.get('content-security-policy') ?? '');
  const named = policies.filter((one) => one.has('frame-ancestors'));
  if (named.length > 0)
    return allows(named, 'frame-ancestors', page.url, url)
      ? []
      : [
          wrong(
            `${url.href} may not be framed by ${page.url.origin}`,
            `name ${page.url.origin} in its frame-ancestors`,
          ),
        ];
  const options = headers.get('x-frame-options');
  return options
    ? [
        wrong(
          `${url.href} has X-Frame-Options ${options}`,
          `leave it out, and name ${page.url.origin} in Content-Security-Policy: frame-ancestors`,
        ),
      ]
    : [
        better(
          `${url.href} may be framed by anybody`,
          'name the sites that sell in frame-ancestors',
        ),
      ];
}

/** What the shop's bare page must contain. */
function onFrame(patient: Patient, frame: Page): Finding[] {
  const { origin } = patient.page.url;
  const sync = frame.widgets.find(({ localName }) => localName === 'atria-cart-sync');
  const others = frame.widgets.filter((one) => one !== sync);
  const { origins } = frame.settings;
  return [
    ...(sync?.getAttribute('role') === 'shop'
      ? []
      : [
          wrong(
            `${frame.url.href} has no <atria-cart-sync role="shop">`,
            `without it nothing that is bought here reaches the cart: ${chapter}`,
          ),
        ]),
    ...(origins.some((one) => URL.canParse(one) && new URL(one).origin === origin)
      ? []
      : [
          wrong(
            `the origins of ${frame.url.href} lack ${origin}`,
            `add it to "origins" in its data-atria-settings block, and in that of the cart page`,
          ),
        ]),
    ...(others.length > 0
      ? [
          better(
            `${frame.url.href} shows <${others[0]?.localName}>`,
            'let the frame be a bare page: all of it loads behind each page that sells',
          ),
        ]
      : []),
  ];
}

function onThisPage({ page, policies }: Patient, frame: URL): Finding[] {
  const referrer = page.headers.get('referrer-policy') ?? '';
  return [
    ...(allows(policies, 'frame-src', frame, page.url)
      ? []
      : [
          wrong(
            `frame-src refuses ${frame.origin}`,
            `allow ${frame.origin}: the cart is put there`,
          ),
        ]),
    ...(/no-referrer$/.test(referrer)
      ? [
          better(
            'Referrer-Policy is no-referrer',
            'strict-origin: the cart page cannot tell which site a visitor comes from',
          ),
        ]
      : []),
  ];
}

const buying = 'POST /api/v1/lihakauppa/shoppingcart/add';

/** Tags that buy on a page that is not the shop's own. */
export const shop: Check = async (patient) => {
  const { page, asker } = patient;
  const [buyer] = callersOf(patient, (call) => call === buying);
  if (!buyer || page.url.hostname.includes(page.settings.shopName)) return [];
  const shopUrl = commonValue(patient, buyer, 'shop-url');
  if (!shopUrl || !URL.canParse(shopUrl, page.url))
    return [
      wrong(
        `<${buyer.localName}> is here, and data-shop-url does not`,
        'name the shop on the script tag: nothing can be bought without',
      ),
    ];
  const below = new URL(belowShop(shopUrl, ''), page.url);
  const frame = new URL(page.settings.frameUrl ?? 'kehys', below);
  if (frame.origin === page.url.origin) return [];
  const found = await asker.ask(frame);
  const why = whyNot(found);
  if (why) return [wrong(`${frame.href}: ${why}`, `put the shop's bare page there: ${chapter}`)];
  return [
    ...onThisPage(patient, frame),
    ...onFraming(patient, found),
    ...onFrame(patient, readPage(found.text, found.url, found.headers)),
  ];
};
