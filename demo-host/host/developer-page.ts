import { fontLines } from './brand-css';
import { escapeHtml } from './escape';

interface Given {
  readonly title: string;
  /** Markup of the bar at the top. */
  readonly bar: string;
  /** Markup of what the page shows. */
  readonly content: string;
}

/** A page of the demo host for developers, in the main brand's look and without widgets. */
export const developerPage = ({ title, bar, content }: Given): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/host/icons/atriafi.svg" type="image/svg+xml">
${fontLines('atriafi')}
<link rel="stylesheet" href="/host/brand/atriafi.css">
<link rel="stylesheet" href="/host/widget-pages.css">
</head>
<body class="widget">
<header class="bar">${bar}</header>
<main class="examples">
${content}
</main>
</body>
</html>
`;
