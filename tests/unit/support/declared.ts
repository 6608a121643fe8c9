import { adoptStyles } from '../../../src/core/style/style-sheet';

/**
 * The value that the widgets' own style sheet declares for an element by its classes: the last one,
 * outside media queries. For what a DOM without layout cannot compute.
 */
export function declared(element: Element, property: string): string | undefined {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  adoptStyles(root);
  return root.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => /^\.([\w-]+)\s*\{(.*)\}$/s.exec(rule.cssText))
    .filter((parts) => parts?.[1] && element.classList.contains(parts[1]))
    .flatMap((parts) => (parts?.[2] ?? '').split(';'))
    .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
    .findLast(([name]) => name === property)?.[1];
}
