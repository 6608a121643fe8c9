import type { ReactNode } from 'react';
import { environmentOf } from '../../src/core/element/environment';
import { WidgetFrame } from '../../src/core/element/widget-frame';
import { type Logo, siteOfLogo } from '../../src/core/page/brand';
import { pageSettings } from '../../src/core/page/settings';
import { ShadowBox } from './shadow-box';

interface Props {
  readonly logo: Logo;
  readonly language?: string;
  readonly children: ReactNode;
}

const Content = ({ children }: Pick<Props, 'children'>) => children;

/** The content has the styles, tokens and texts of a widget of a brand. */
export function BrandBox({ logo, language = 'fi', children }: Props) {
  const { page } = environmentOf(
    { brand: siteOfLogo(logo), logo, language },
    pageSettings(),
    location,
  );
  return (
    <ShadowBox>
      <WidgetFrame
        view={Content}
        values={{ children }}
        widget={{
          ...page,
          tag: logo,
          host: null,
          emit: () => true,
          hold: () => () => {},
          announce: () => {},
        }}
      />
    </ShadowBox>
  );
}
