import { useMemo } from 'react';
import { Announced, useAnnounced } from '../announced';
import styles from '../fields.css?inline';
import { type EditorWidget, widgetsIn } from '../model/widgets';
import { useFound } from '../preview/found';
import { ownPageSettings } from '../settings';
import { sayFor } from '../texts';
import { Ui } from '../ui';
import { uiLanguageOf } from '../ui-languages';
import { WidgetForm } from '../widget-form';
import { blockNames, siteSettings } from './block-names';
import { changedMarkup, emptyMarkup, readMarkup } from './markup';
import { PickFile } from './pick-file';
import { Preview } from './preview';
import type { BlockProps } from './wp';

const { blockEditor, blocks, components, element, hooks } = window.wp;

/** The language of the editor. */
const ui = uiLanguageOf(document.documentElement.lang);
const t = sayFor(ui);
const page = siteSettings();
const names = blockNames(page);
const sheet = `.atria-form { ${styles.replace(':root', '&')} }`;

const ofAll = { t, ui, settings: ownPageSettings, names, FilePicker: PickFile };

interface EditProps extends BlockProps {
  readonly widget: EditorWidget;
}

/** A block: the widget in its place, and the catalogue's form of it in the side bar. */
function Edit({ widget, attributes, isSelected, setAttributes }: EditProps) {
  const markup = attributes.markup || emptyMarkup(widget);
  const { values, unread } = useMemo(() => readMarkup(markup, widget), [markup, widget]);
  const [found, onFound] = useFound();
  const { text, announce } = useAnnounced();
  const told = [...(unread.length > 0 ? [t('dataKept')] : []), ...found];
  const own = useMemo(() => ({ ...ofAll, announce }), [announce]);
  return (
    <Ui value={own}>
      <blockEditor.InspectorControls>
        <style>{sheet}</style>
        <components.PanelBody title={widget.title}>
          <div className="atria-form">
            <WidgetForm
              widget={widget}
              values={values}
              told={told}
              onChange={(next) =>
                setAttributes({ markup: changedMarkup(markup, widget, next, page) })
              }
            />
            <Announced text={text} />
          </div>
        </components.PanelBody>
      </blockEditor.InspectorControls>
      <div {...blockEditor.useBlockProps()}>
        <Preview markup={markup} title={widget.title} onFound={isSelected ? onFound : undefined} />
      </div>
    </Ui>
  );
}

// The unchanged text: WordPress would read it by a selector and write it differently, and call the
// block invalid if the two differ.
hooks.addFilter('blocks.getBlockAttributes', 'atria/markup', (attributes, { name }, text) =>
  name.startsWith('atria/') && typeof text === 'string'
    ? { ...attributes, markup: text.trim() }
    : attributes,
);

blocks.setCategories([...blocks.getCategories(), { slug: 'atria', title: 'Atria' }]);

// A block stores the markup of the page and nothing else, so that no release and no edit by hand
// makes it invalid.
for (const widget of widgetsIn(ui))
  blocks.registerBlockType(`atria/${widget.name}`, {
    apiVersion: 3,
    title: widget.title,
    description: widget.summary,
    category: 'atria',
    icon: 'layout',
    attributes: { markup: { type: 'string', source: 'html' } },
    supports: { html: false, className: false, customClassName: false },
    edit: (props) => <Edit {...props} widget={widget} />,
    save: ({ attributes }) => (
      <element.RawHTML>{attributes.markup || emptyMarkup(widget)}</element.RawHTML>
    ),
  });
