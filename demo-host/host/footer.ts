import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import {
  footerOf,
  type NavItem,
  type NavLink,
  navigationOf,
  withPort,
} from '../../stand-in/data/navigation';

/** The values for the footer, `pages/any/footer.html`, of a site in a language. */
export function footerValues(site: Brand, language: Language, port: string) {
  const { texts, columns, small } = footerOf(site, language);
  const anchor = ({ label, link }: NavLink): string =>
    `<a href="${escapeHtml(withPort(link, port))}">${escapeHtml(label)}</a>`;
  const column = ({ label, children }: NavItem): string => {
    const links = children ?? navigationOf(site, language).bottomTabs;
    return `<nav aria-label="${escapeHtml(label)}">
<h2>${escapeHtml(label)}</h2>
<ul>
${links.map((one) => `<li>${anchor(one)}</li>`).join('\n')}
</ul>
</nav>`;
  };
  const { name = brandThemes[site].name, slogan, service, phone = '', tel, hours, company } = texts;
  const call = `<a href="tel:${tel}">${escapeHtml(phone)}</a>`;
  return {
    name: escapeHtml(name),
    slogan: escapeHtml(slogan),
    service: service ? `<p>${escapeHtml(service)}<br>${call}<br>${hours}</p>` : '',
    columns: columns.map(column).join('\n'),
    year: String(new Date().getFullYear()),
    company: escapeHtml(company),
    small: small.map((one) => ` · ${anchor(one)}`).join(''),
  };
}
