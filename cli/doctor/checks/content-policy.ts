import { type Finding, findingsOf } from '../finding';
import { hashesOf } from '../lines';
import type { Check, Patient } from '../patient';
import { allows, allowsInline } from '../policy';

const { wrong } = findingsOf('policy');

/** The files of the head, each by the directive that allows it. */
const onLines = ({ page, lines, policies }: Patient): Finding[] =>
  lines.flatMap(({ role, element, address }) => {
    const directive = role === 'loader' || role === 'core' ? 'script-src-elem' : 'style-src-elem';
    const by = {
      nonce: element.getAttribute('nonce'),
      hashes: element.getAttribute('integrity')?.split(/\s+/) ?? [],
    };
    return allows(policies, directive, address, page.url, by)
      ? []
      : [
          wrong(
            `${directive.replace('-elem', '')} refuses ${address.href}`,
            `allow ${address.origin}, or give the line the page's nonce`,
          ),
        ];
  });

const onImportMap = ({ page, policies }: Patient): Finding[] =>
  page.elements
    .filter((one) => one.localName === 'script' && one.getAttribute('type') === 'importmap')
    .filter((one) => {
      const by = { nonce: one.getAttribute('nonce'), hashes: hashesOf(one.text) };
      return !allowsInline(policies, by);
    })
    .map(({ line, text }) =>
      wrong(
        `script-src refuses the import map of line ${line}, and with it every hash`,
        `allow '${hashesOf(text)[0]}', or give it the page's nonce`,
      ),
    );

/** Logos and fonts, which load with the widgets' code. */
function onAssets({ page, release, policies }: Patient): Finding[] {
  if (!release) return [];
  const asset = new URL('assets/', release.base);
  return [
    ['img-src', new URL('atriafi.svg', asset), 'logos'],
    ['font-src', new URL('font.woff2', asset), 'fonts'],
  ].flatMap(([directive, address, what]) =>
    allows(policies, directive as string, address as URL, page.url)
      ? []
      : [wrong(`${directive} refuses the ${what} of the release`, `allow ${asset.origin}`)],
  );
}

function onCalls({ page, policies, api }: Patient): Finding[] {
  const base = new URL(api.base);
  return page.widgets.length === 0 || allows(policies, 'connect-src', base, page.url)
    ? []
    : [wrong(`connect-src refuses the calls to ${base.origin}`, `allow ${base.origin}`)];
}

/** The page's content security policy, as far as the widgets need it. */
export const contentPolicy: Check = (patient) =>
  [onLines, onImportMap, onAssets, onCalls].flatMap((check) => check(patient));
