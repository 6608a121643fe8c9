import { memo } from 'react';
import { type Brand, brands } from '../src/core/page/brand';
import { langAttribute } from '../src/core/page/language';
import { brandThemes } from '../src/core/style/brands/brand-themes';
import type { Address } from './address';
import { OpenSnippet } from './open-snippet';
import type { ReadTag } from './snippet/read-snippet';
import { useUi } from './ui';
import { languageName, uiLanguages, uiNames } from './ui-languages';

interface BarChoicesProps extends Pick<Address, 'brand' | 'language' | 'ui'> {
  readonly go: (next: Partial<Address>) => void;
  readonly onOpen: (tag: ReadTag) => void;
  /** Shows the edited whole page. */
  readonly onPage: () => void;
  /** Starts a whole page from a source. */
  readonly onBegin: (text: string) => void;
}

/**
 * The choices for the whole catalogue: the page's brand and language, and the catalogue's own. They
 * are not rendered at a key in a form.
 */
export const BarChoices = memo((props: BarChoicesProps) => {
  const { brand, language, ui, go, onOpen, onPage, onBegin } = props;
  const { t, settings } = useUi();
  const brandNames = settings.brands.map((one) => [one, brandName(one)] as const);
  const languageNames = settings.languages.map((one) => [one, languageName(one, ui)] as const);
  const choices = [
    { of: 'brand', label: t('brand'), value: brand, names: brandNames },
    { of: 'language', label: t('pageLanguage'), value: language, names: languageNames },
  ] as const;
  return (
    <div className="bar-choices">
      {choices.map(({ of, label, value, names }) => (
        <label key={of}>
          <span>{label}</span>
          <select value={value} onChange={({ target }) => go({ [of]: target.value })}>
            {names.map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" onClick={onPage}>
        {t('page')}
      </button>
      <OpenSnippet onOpen={onOpen} onBegin={onBegin} />
      <fieldset className="bar-languages" aria-label={t('uiLanguage')}>
        {uiLanguages
          .filter((one) => one !== ui)
          .map((one) => (
            <button
              key={one}
              type="button"
              className="quiet"
              lang={langAttribute(one)}
              onClick={() => go({ ui: one })}
            >
              {uiNames[one]}
            </button>
          ))}
      </fieldset>
    </div>
  );
});

/** The name of a brand; several with the same name each show their id. */
export const brandName = (brand: Brand): string => {
  const { name } = brandThemes[brand];
  const isOne = brands.every((other) => other === brand || brandThemes[other].name !== name);
  return isOne ? name : `${name} (${brand})`;
};
