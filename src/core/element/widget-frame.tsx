import type { ComponentType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { langAttribute } from '../page/language';
import { brandClass } from '../style/brand-class';
import { cx } from '../style/css';
import { rootClass } from '../style/root.styles';
import type { Elements } from './elements';
import { Boundary } from './error-boundary';
import { keepPlace } from './keep-place';
import type { AttributeValues } from './reading/values';
import { type Widget, WidgetContext } from './widget-context';

export interface WidgetFrameProps {
  readonly widget: Widget;
  // biome-ignore lint/suspicious/noExplicitAny: the frame is the same around every view.
  readonly view: ComponentType<any>;
  readonly values: AttributeValues;
  /** Called with the element once the view has rendered. */
  readonly onPaint?: (host: HTMLElement | null) => void;
}

/**
 * The frame around every view: brand and language, context, and the boundary for its errors. It is
 * one component and one element, because each widget of a page has them. The help for editors
 * (src/help) shows what is wrong with its values in front of it.
 */
export class WidgetFrame extends Boundary<WidgetFrameProps> {
  override componentDidMount() {
    this.props.onPaint?.(this.props.widget.host);
  }

  override render() {
    const { widget, view, values } = this.props;
    const { failed, madeAt } = this.state;
    // The values as they are: a spread would copy them.
    const content: Elements = failed ? <slot /> : jsx(view, values);
    return (
      <div
        ref={keepPlace}
        className={cx(rootClass, brandClass(widget.logo))}
        lang={langAttribute(widget.language)}
        part="root"
      >
        <WidgetContext key={madeAt} value={widget}>
          {content}
        </WidgetContext>
      </div>
    );
  }
}
