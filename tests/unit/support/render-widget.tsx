import { render } from '@testing-library/react';
import { reportFailures } from '../../../src/api/report-failures';
import { tellFailedCall } from '../../../src/core/element/call-failures';
import { checkEvent } from '../../../src/core/element/check-event';
import type { Contract, PropsOf } from '../../../src/core/element/contract';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import { environmentOf } from '../../../src/core/element/environment';
import { LiveRegion } from '../../../src/core/element/live-region';
import { WidgetFrame } from '../../../src/core/element/widget-frame';
import { type PageSettings, pageSettings, setPageSettings } from '../../../src/core/page/settings';
import { newHost, placeIn } from './dom';

export interface RenderOptions<C extends Contract> {
  readonly props?: Partial<PropsOf<C>>;
  readonly brand?: string;
  readonly language?: string;
  readonly settings?: Partial<PageSettings>;
  /** The element, for views with content between their tags or that share it. */
  readonly host?: HTMLElement | undefined;
  /** The cancelable events to stop, by name. */
  readonly stop?: readonly string[];
}

/** A view inside its frame, in an element's shadow root, with the events it fired. */
export function renderWidget<C extends Contract>(
  definition: WidgetDefinition<C>,
  options: RenderOptions<C> = {},
) {
  const { brand = 'atriafi', settings = {}, stop = [] } = options;
  const { host = newHost() } = options;
  // An element has its values as properties; what sells reads this one.
  const { shopUrl = settings.defaults?.shopUrl } = (options.props ?? {}) as { shopUrl?: string };
  Object.assign(host, { shopUrl });
  setPageSettings({ fetch: offline, ...settings });
  const events: { name: string; detail: unknown }[] = [];
  const container = placeIn(host);
  const region = new LiveRegion(() => container.firstElementChild);
  const defaults = Object.fromEntries(
    Object.entries(definition.contract.attributes).map(([name, one]) => [name, one.fallback]),
  );
  const frame = (props: Partial<PropsOf<C>>, language = options.language ?? 'fi') => {
    const values = { ...defaults, ...props };
    const { page } = environmentOf({ ...values, brand, language }, pageSettings(), location);
    return (
      <WidgetFrame
        view={definition.view}
        values={values}
        // Before the first text, so that each is announced at once.
        onPaint={() => region.make()}
        widget={{
          ...page,
          api: reportFailures(page.api, (failure) => tellFailedCall(host, failure)),
          tag: definition.tag,
          host,
          hold: () => () => {},
          announce: (text) => region.say(text),
          emit: (name, detail) => {
            checkEvent(definition.contract, name, detail);
            events.push({ name, detail });
            return !stop.includes(name);
          },
        }}
      />
    );
  };
  const result = render(frame(options.props ?? {}), { container, baseElement: container });
  return {
    ...result,
    host,
    events,
    /** What was rendered, for a server to render. */
    element: frame(options.props ?? {}),
    /** Renders again with other props, as a changed attribute would. */
    setProps: (props: Partial<PropsOf<C>>) => result.rerender(frame(props)),
    /** Renders again in another language, as a changed attribute would. */
    setLanguage: (language: string) => result.rerender(frame(options.props ?? {}, language)),
  };
}

const offline: typeof fetch = async () => {
  throw new TypeError('no back end given to renderWidget');
};
