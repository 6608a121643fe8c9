import { Component, type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from './copy-button';
import { useUi } from './ui';

interface ViewBoundaryProps {
  /** What is shown: another view is rendered anew. */
  readonly view: string;
  /** What the editor has written in it, to be copied; '' for nothing. */
  readonly written: () => string;
  /** Shows the view without that. */
  readonly onAnew: () => void;
  readonly children: ReactNode;
}

/** Keeps an error inside the view of the catalogue, and what was written within reach. */
export class ViewBoundary extends Component<ViewBoundaryProps> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ view }: ViewBoundaryProps) {
    if (this.state.isBroken && view !== this.props.view) this.setState({ isBroken: false });
  }

  override render() {
    const { written, onAnew, children } = this.props;
    const begin = () => {
      onAnew();
      this.setState({ isBroken: false });
    };
    return this.state.isBroken ? <Broken written={written} onAnew={begin} /> : children;
  }
}

function Broken({ written, onAnew }: Pick<ViewBoundaryProps, 'written' | 'onAnew'>) {
  const { t } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="gallery gallery-head">
      <h1 ref={heading} tabIndex={-1}>
        {t('broken')}
      </h1>
      <p className="lead">{t('brokenLead')}</p>
      <CopyButton
        label={t('brokenCopy')}
        text={written}
        of=""
        done={t('copied')}
        className="main"
      />
      <p>
        <button type="button" onClick={onAnew}>
          {t('brokenAgain')}
        </button>
      </p>
    </div>
  );
}
