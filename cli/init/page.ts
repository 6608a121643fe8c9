import { readyPage } from '../../editor/ready/ready-pages';
import { withSampleFiles } from '../../editor/sample-address';
import { sayFor } from '../../editor/texts';
import { uiLanguageOf } from '../../editor/ui-languages';
import { snippet } from '../../scripts/describe/snippet';
import { escapeHtml } from '../../scripts/shared/escape-html';
import { inLanguage, langAttribute } from '../../src/core/page/language';
import { consentWords } from './consent';
import type { InitOptions } from './options';
import { policyOf } from './policy';

const settingsOf = (options: InitOptions): string =>
  Object.entries({
    brand: options.brand,
    language: options.language,
    ...(options.apiBase && { 'api-base': options.apiBase }),
    ...(options.shopName && { 'shop-name': options.shopName }),
    'captcha-script': options.captchaScript,
    'captcha-key': options.captchaKey || 'sample',
  })
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ');

/** The lines that load the bundle, the brand's fonts and the styles of the surrounding page. */
function headLines(options: InitOptions, release: string): string[] {
  const styles = [`brands/${options.brand}.css`, `brands/${options.brand}.tokens.css`, 'page.css'];
  return [
    ...snippet(release, settingsOf(options)),
    ...styles.map((file) => `<link rel="stylesheet" href="${release}${file}">`),
  ];
}

/** A starter page: a ready page of the editor's catalogue, with the parts around it. */
export function pageText(options: InitOptions, release: string): string {
  const { kind, language, tagManager, monitoring } = options;
  const say = inLanguage(consentWords, language);
  return `<!doctype html>
<html lang="${langAttribute(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(sayFor(uiLanguageOf(langAttribute(language)))(`ready.${kind}.title`))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<!-- A header of the server is better where one can be set; a page has one or the other. -->
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(options))}">
${headLines(options, release).join('\n')}
<link rel="stylesheet" href="/site.css">
<script type="module" src="/site.js" data-tag-manager="${escapeHtml(tagManager)}" data-monitoring="${escapeHtml(monitoring)}"></script>
</head>
<body class="atria-page">
<main id="main" class="atria-wrap">
${withSampleFiles(readyPage(kind, language), '/')}</main>
<aside id="consent" class="atria-wrap" aria-label="${say.name}" hidden>
<p>${say.question}</p>
<button type="button" id="consent-yes" class="atria-button">${say.yes}</button>
<button type="button" id="consent-no" class="atria-button">${say.no}</button>
</aside>
</body>
</html>
`;
}
