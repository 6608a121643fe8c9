import { css, globalCss } from './css';
import { token } from './tokens';

// A registered length is computed where it is set, so `--_rem` stays the reader's own font size at
// any depth; `rem` itself would follow the host page's html rule. atria.css registers it. Script does
// only on a page without that sheet: the browser computes all styles of the page again then.
const isRegistered = () => getComputedStyle(document.documentElement).getPropertyValue('--_rem');
if (typeof CSS !== 'undefined' && 'registerProperty' in CSS && !isRegistered())
  try {
    CSS.registerProperty({
      name: '--_rem',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // Registered by another copy of the script; a frame that is not shown has no computed styles.
  }

// Properties that a host page must not set on our box, whatever the strength of its rules; the page
// decides where the box is (margin, width, position, grid area).
globalCss(`
:host {
  display: block;
  padding: 0 !important;
  border: 0 !important;
  outline: 0 !important;
  background: none !important;
  box-shadow: none !important;
  opacity: 1 !important;
  filter: none !important;
  transform: none !important;
  transition: none !important;
  animation: none !important;
  clip-path: none !important;
  box-sizing: border-box !important;
  columns: auto !important;
  zoom: 1 !important;
}
:host([hidden]) { display: none !important; }
*, ::before, ::after { box-sizing: border-box; }
/* No weight of their own (:where), so that any class of a view wins. */
:where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend) {
  margin: 0;
  padding: 0;
  border: 0;
  font: inherit;
}
:where(ul, ol) { list-style: none; }
:where(fieldset) { min-inline-size: 0; }
:where(button, input, select, textarea) {
  margin: 0;
  font: inherit;
  letter-spacing: inherit;
  color: inherit;
}
:where(button) { padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; }
:where([aria-disabled=true]:not([aria-busy])) { opacity: 0.65; cursor: not-allowed; }
:where(a) { color: inherit; text-decoration: none; }
:where(img, svg, video) { display: block; max-inline-size: 100%; }
:focus-visible {
  outline: 3px solid ${token('color-focus')};
  outline-offset: 2px;
  /* A white line inside the ring, so that one of the two stands out on a dark header. */
  box-shadow: 0 0 0 2px #fff;
}
/* Where :has() is missing, no box has the ring of the field or link inside it: that has its own. */
@supports not selector(:has(*)) {
  :focus-visible, label:focus-within { outline: 3px solid ${token('color-focus')} !important; }
}
/* Of a window's edge only a line is left where the system has its own colours. */
:where(dialog, [popover]) { outline: 1px solid transparent; }
/* What is chosen and what is marked there: colours and shadows of ours are gone. */
@media (forced-colors: active) {
  [data-chosen], [aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]) {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
  [data-active] { background: Highlight !important; forced-color-adjust: none; }
  [data-active], [data-active] * { color: HighlightText !important; }
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0s !important;
    scroll-behavior: auto !important;
  }
}
`);

/** The element around every view: it inherits nothing from the host page. */
export const rootClass = css({
  all: 'initial',
  display: 'block',
  position: 'relative',
  // A page may stretch its elements, such as the cards of a row.
  blockSize: '100%',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontSize: 'medium',
  '--_rem': '1em',
  fontFamily: token('font-body'),
  fontWeight: token('font-weight-body'),
  lineHeight: token('line-height-body'),
  // A reader's own style sheet, or a button for easy reading, reaches past `all` by these.
  letterSpacing: 'var(--atria-letter-spacing, normal)',
  wordSpacing: 'var(--atria-word-spacing, normal)',
  color: token('color-text'),
  textAlign: 'start',
  WebkitTextSizeAdjust: '100%',
  overflowWrap: 'break-word',
});
