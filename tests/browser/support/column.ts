import type { Page } from '@playwright/test';

/** Gives the page's `main` that width, or its own again, and waits until it no longer moves. */
export const setColumn = (page: Page, width: number | undefined) =>
  page.evaluate(async (pixels) => {
    const main = document.querySelector('main');
    if (main) main.style.cssText = pixels ? `width: ${pixels}px; padding: 0` : '';
    // Scripts that follow the width do so in the next frames.
    for (let still = 0, height = -1; still < 2; ) {
      await new Promise(requestAnimationFrame);
      still = main?.scrollHeight === height ? still + 1 : 0;
      height = main?.scrollHeight ?? 0;
    }
  }, width);

/**
 * What is wrong with the widgets' layout in a column, by default the page's `main`: what is
 * outside, cut off or over something else, too narrow cards, and too narrow fields side by side
 * [IMP-33].
 */
export const faultsOfLayout = (page: Page, selector = 'main'): Promise<string[]> =>
  page.evaluate((within) => {
    const rem = 16;
    const faults: string[] = [];
    const place = document.querySelector(within);
    const column = place?.getBoundingClientRect() ?? new DOMRect();

    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ??
      element.parentElement ??
      (element.getRootNode() as Partial<ShadowRoot>).host ??
      null;
    const isInside = (inner: Element, outer: Element): boolean => {
      for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
      return false;
    };
    const nameOf = (element: Element): string =>
      `${element.localName} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    const boxText = ({ left, right, width }: DOMRect): string =>
      `${Math.round(left - column.left)} to ${Math.round(right - column.left)} (${Math.round(width)} px)`;

    // All visible parts of the widgets, except what is above the page (dialogs, popovers), what is
    // only for screen readers, and slides out of view.
    const seen: Element[] = [];
    const collect = (element: Element) => {
      const style = getComputedStyle(element);
      const isElsewhere =
        element.matches('dialog, [popover], [inert]') || style.position === 'fixed';
      const isHidden =
        style.display === 'none' ||
        style.clipPath === 'inset(50%)' ||
        style.contentVisibility === 'hidden';
      if (isElsewhere || isHidden || style.visibility === 'hidden') return;
      seen.push(element);
      for (const child of element.shadowRoot?.children ?? element.children) collect(child);
    };
    for (const widget of place?.children ?? []) collect(widget);

    interface Cutter {
      readonly box: Element;
      readonly scrolls: boolean;
    }
    const cutters = new Map<Element, Cutter | undefined>();
    const cutterAt = (at: Element): Cutter | undefined => {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === 'visible') return cutterOf(at);
      return { box: at, scrolls: overflowX === 'auto' || overflowX === 'scroll' };
    };
    /** The nearest box that cuts off, and whether the rest can be scrolled to. */
    const cutterOf = (element: Element): Cutter | undefined => {
      if (!cutters.has(element)) {
        const above = parentOf(element);
        cutters.set(element, above && above !== place ? cutterAt(above) : undefined);
      }
      return cutters.get(element);
    };
    const sticksOut = (inner: DOMRect, outer: DOMRect, slack = 1): boolean =>
      inner.left < outer.left - slack || inner.right > outer.right + slack;

    const texts: { owner: Element; box: DOMRect }[] = [];
    for (const owner of seen)
      for (const node of owner.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 0) texts.push({ owner, box });
      }

    const linesOf = (range: Range): number =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    // A word that fits most lines stays whole.
    for (const owner of new Set(texts.map((text) => text.owner)))
      for (const node of owner.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (linesOf(range) < 2) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          // An address is one word, which no line may have room for.
          /(?<![\p{L}./@:_-])[\p{L}\u00ad]+(?![\p{L}./@:_]\S)/gu,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (word.length <= 13 && linesOf(range) > 1)
            faults.push(`"${word}" is broken in ${nameOf(owner)}`);
        }
      }

    for (const element of seen) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || cutterOf(element)) continue;
      if (sticksOut(box, column)) faults.push(`${nameOf(element)} sticks out: ${boxText(box)}`);
    }
    for (const { owner, box } of texts) {
      const own = getComputedStyle(owner);
      const cutter = own.overflowX === 'visible' ? cutterOf(owner) : { box: owner, scrolls: false };
      if (cutter?.scrolls) continue;
      const limit = cutter?.box.getBoundingClientRect() ?? column;
      if (sticksOut(box, limit))
        faults.push(`the text of ${nameOf(owner)} is cut off: ${boxText(box)}`);
      const isClamped = own.webkitLineClamp !== 'none';
      if (cutter && !isClamped && (box.bottom > limit.bottom + 4 || box.top < limit.top - 4))
        faults.push(`the text of ${nameOf(owner)} is cut off above or below`);
      const control = owner.closest('button, a');
      if (control && sticksOut(box, control.getBoundingClientRect()))
        faults.push(`the text sticks out of ${nameOf(control)}: ${boxText(box)}`);
    }

    // A row of slides can be scrolled by its keys, but is no control that buttons on it could hide.
    const controls = seen.filter(
      (element) =>
        element.matches(
          'a[href], button, input, select, textarea, [tabindex="0"]:not([role=group])',
        ) &&
        element.getBoundingClientRect().width > 0 &&
        !cutterOf(element)?.scrolls,
    );
    const overlaps = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    // The height of a text's box is that of its font, more than its line has.
    const lean = ({ x, y, width, height }: DOMRect) =>
      new DOMRect(x, y + height / 4, width, height / 2);
    // The lines after the last one that is shown.
    const isClampedAway = (owner: Element, box: DOMRect) =>
      getComputedStyle(owner).webkitLineClamp !== 'none' &&
      box.top > owner.getBoundingClientRect().bottom - 4;
    const things = [
      ...controls.map((owner) => ({ owner, boxes: [...owner.getClientRects()] })),
      ...texts
        .filter(({ owner, box }) => !isClampedAway(owner, box))
        .map(({ owner, box }) => ({ owner, boxes: [lean(box)] })),
    ];
    // A button at the end of a field, which keeps its text away from it.
    const isInField = (button: Element, field: Element): boolean => {
      const [inner, outer] = [button.getBoundingClientRect(), field.getBoundingClientRect()];
      return field.localName === 'input' && inner.left > outer.left && inner.right <= outer.right;
    };
    const isOne = (one: Element, other: Element): boolean => {
      const label = one.closest('label') ?? other.closest('label');
      return (
        isInside(one, other) ||
        isInside(other, one) ||
        isInField(one, other) ||
        isInField(other, one) ||
        Boolean(label && isInside(one, label) && isInside(other, label))
      );
    };
    // From the top down: an element that begins below another is over none of its boxes.
    const placed = things
      .filter(({ boxes }) => boxes.length > 0)
      .map((thing, at) => ({
        ...thing,
        at,
        top: Math.min(...thing.boxes.map((box) => box.top)),
        bottom: Math.max(...thing.boxes.map((box) => box.bottom)),
      }))
      .sort((one, other) => one.top - other.top);
    placed.forEach((upper, from) => {
      for (let to = from + 1; to < placed.length; to += 1) {
        const lower = placed[to];
        if (!lower || lower.top > upper.bottom) break;
        const [one, other] = upper.at < lower.at ? [upper, lower] : [lower, upper];
        if (!one.boxes.some((box) => other.boxes.some((beside) => overlaps(box, beside)))) continue;
        if (!isOne(one.owner, other.owner))
          faults.push(`${nameOf(one.owner)} lies over ${nameOf(other.owner)}`);
      }
    });

    for (const card of seen.filter((element) => element.localName === 'article')) {
      const box = card.getBoundingClientRect();
      if (box.width < 9 * rem - 0.5) faults.push(`${nameOf(card)} is too narrow: ${boxText(box)}`);
    }

    const fields = seen
      .filter((element) =>
        element.matches(
          // A number between minus and plus shares its space with them.
          'input:not([type=checkbox], [type=radio], [role=spinbutton]), select, textarea',
        ),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of fields) {
      const isBeside = fields.some(
        (other) =>
          other.element !== element && other.box.top < box.bottom && other.box.bottom > box.top,
      );
      if (isBeside && box.width < 12 * rem - 0.5)
        faults.push(`${nameOf(element)} has too little room beside another: ${boxText(box)}`);
    }
    return [...new Set(faults)];
  }, selector);
