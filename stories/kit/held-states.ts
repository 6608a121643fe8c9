/** A state of a control that only a visitor's input causes. */
export type HeldState = 'hover' | 'focus' | 'active';

/** The attribute that puts an element into a state, for the sheet below. */
export const heldAttribute = 'data-held';

const held = (state: HeldState): string => `[${heldAttribute}~="${state}"]`;

/** A selector in which the attribute replaces the input's pseudo-class; its specificity stays. */
export const heldSelector = (selector: string): string =>
  selector
    .replaceAll(':focus-within', `:is(${held('focus')}, :has(${held('focus')}))`)
    .replaceAll(/:focus(-visible)?(?![\w-])/g, held('focus'))
    .replaceAll(/:hover(?![\w-])/g, held('hover'))
    .replaceAll(/:active(?![\w-])/g, held('active'));

const hasHand = /:(hover|focus|active)(?![\w])/;

/** Copies of a state's rules for elements with the attribute, with their conditions. */
function heldRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule)
        return hasHand.test(rule.selectorText)
          ? `${heldSelector(rule.selectorText)} { ${rule.style.cssText} }`
          : '';
      if (!(rule instanceof CSSGroupingRule)) return '';
      const inside = heldRules(rule.cssRules);
      const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
      // On a phone nothing is under the pointer, but here it must be visible.
      if (!inside || head.includes('(hover: hover)')) return inside;
      return `${head} { ${inside} }`;
    })
    .join('\n');
}

const copies = new WeakSet<CSSStyleSheet>();

/**
 * Lets a shadow root show elements in a state without any input, by copies of the widgets' rules.
 */
export function adoptHeldStates(root: ShadowRoot): void {
  const own = root.adoptedStyleSheets;
  if (own.length === 0 || own.some((sheet) => copies.has(sheet))) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(own.map(({ cssRules }) => heldRules(cssRules)).join('\n'));
  copies.add(sheet);
  root.adoptedStyleSheets = [...own, sheet];
}
