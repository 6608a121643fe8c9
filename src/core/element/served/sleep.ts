import { atom, type Getter } from 'jotai/vanilla';
import { currentHash, onAddress } from '../../page/location';
import { pageSettings } from '../../page/settings';
import { pageStore } from '../../state/store';
import { styles as placeholder } from '../../ui/skeleton.styles';
import type { Contract } from '../contract';
import type { Widget } from '../widget-context';
import type { WidgetFrameProps } from '../widget-frame';
import { approaches } from './page-steps';

/**
 * Whether the view of a sleeping element is needed beside a touch, for the page and the values that
 * it shows.
 * @param get reads the page's store, and follows what it has read
 */
export type IsNeeded<Props = never> = (get: Getter, widget: Widget, props: Props) => boolean;

/** A widget whose elements may sleep. */
export interface Sleeper {
  readonly contract: Contract;
  readonly isNeeded?: IsNeeded | undefined;
}

/** An element that shows the markup of a server, and needs no view yet. */
export interface Sleep {
  /** Whether the markup is all that the view would show: then the element counts as ready. */
  readonly isWhole: boolean;
  /** Continues from the markup by its view. */
  readonly wake: () => void;
  /** Ends it without the view: the element was removed. */
  readonly end: () => void;
}

/** The browser's search has found hidden text. */
export const found = 'beforematch';

/** What wakes it by itself; a row may be scrolled without a hand on it. */
const wakers = ['scroll', found, ...approaches];

/** What the view alone can complete: content between the tags, and parts that load late. */
export const unfinished = `slot:not([name]), .${placeholder.root}`;

/** Calls back when the page is idle. */
export const whenIdle = (then: () => void): unknown =>
  self.requestIdleCallback?.(() => then(), { timeout: 1000 }) ?? setTimeout(then);

/**
 * Lets an element sleep on markup until a hand comes near, the page has a hash, the markup no longer
 * fits, or the view is needed for something else [SRV-09].
 * @param markup the page's: whether it fits, and whether its answers are old
 * @param begin begins the view; with the event that wakes it
 * @returns undefined if the view is needed now
 */
export function sleepOn(
  container: ShadowRoot,
  { contract: { wakes = 'load' }, isNeeded }: Sleeper,
  { widget, values }: WidgetFrameProps,
  markup: { readonly fits: () => boolean; readonly isOld: boolean },
  begin: (event?: Event) => void,
): Sleep | undefined {
  if (wakes === 'load' || pageSettings().editMode) return undefined;
  const needed = atom((get) => isNeeded?.(get, widget, values as never) ?? false);
  const isDue = () => currentHash() !== '' || !markup.fits() || pageStore.get(needed);
  if (isDue()) return undefined;
  const sleeping = new AbortController();
  const { signal } = sleeping;
  const wake = (event?: Event) => {
    if (signal.aborted) return;
    sleeping.abort();
    begin(event);
  };
  const wakeIfDue = () => isDue() && wake();
  const stops = [onAddress(wakeIfDue), pageStore.sub(needed, wakeIfDue)];
  signal.onabort = () => {
    for (const stop of stops) stop();
  };
  for (const type of wakers) container.addEventListener(type, wake, { capture: true, signal });
  const isWhole = !markup.isOld && !container.querySelector(unfinished);
  if (wakes === 'idle' || !isWhole) whenIdle(wake);
  return { isWhole, wake, end: () => sleeping.abort() };
}
