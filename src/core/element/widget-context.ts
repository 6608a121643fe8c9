import { createContext, useContext } from 'react';
import type { ApiClient } from '../../api/client';
import type { Brand, Logo } from '../page/brand';
import type { Language } from '../page/language';
import type { PageAddress } from '../page/page-address';
import type { PageSettings } from '../page/settings';

/** Makes a call. */
export type Make<T> = (api: ApiClient, signal: AbortSignal) => Promise<T>;

/**
 * The response to a call from before the first render; undefined where it is unknown. A server
 * makes the call for its next render; in a page the markup holds the response. See
 * docs/architecture/server.md.
 * @param name the same on both sides, and unique among the widget's calls
 */
export interface GivenAnswers {
  <T>(name: string, make: Make<T>): T | undefined;
  /** Makes a call again; absent where the responses are new. @returns a function that aborts it. */
  readonly renew?: (api: ApiClient, make: Make<() => void>) => () => void;
}

/** What a view can use of the page and the element around it. */
export interface Widget {
  /** The tag, for messages. */
  readonly tag: string;
  readonly brand: Brand;
  readonly logo: Logo;
  readonly language: Language;
  /** Whether this is a page of the shop itself [BRAND-06]. */
  readonly isShop: boolean;
  /** Reads a part of the page's address: never read `location` while rendering. */
  readonly address: PageAddress;
  readonly settings: PageSettings;
  /** The client for calls, made from the settings. */
  readonly api: ApiClient;
  /** Gives the responses from before the first render; absent where there are none. */
  readonly answers?: GivenAnswers;
  /** Cleans an editor's HTML for markup; absent in a page, which keeps that markup. */
  readonly cleanHtml?: (html: string, level: number) => string;
  /** The element in the page; null where markup is rendered without a page. */
  readonly host: HTMLElement | null;
  /** Fires a DOM event from the element; false when a listener stopped a cancelable one. */
  readonly emit: (name: string, detail: unknown) => boolean;
  /** Announces a text through the live region [IMP-20]. */
  readonly announce: (text: string) => void;
  /** Keeps the element’s reserved height until the function it returns is called. */
  readonly hold: () => () => void;
}

export const WidgetContext = createContext<Widget | null>(null);

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('useWidget outside of a widget');
  return widget;
}

/**
 * Fires the events of a contract, `useEmit<CardGridEvents>()`, or of a shared part,
 * `useEmit<DetailsOf<typeof shopEvents>>()`: a contract that shows the part includes those. `emit`
 * returns false when a listener stopped a cancelable event: then do not navigate or submit.
 */
export function useEmit<E extends object>() {
  const { emit } = useWidget();
  return emit as <K extends keyof E & string>(name: K, detail: E[K]) => boolean;
}
