import { useMemo } from 'react';
import { resolveLanguage } from '../../src/core/page/language';
import styles from '../fields.css?inline';
import { type EditorWidget, widgetsIn } from '../model/widgets';
import { namesOf, ownClient } from '../names/names';
import { useFound } from '../preview/show-in-frame';
import { ownPageSettings } from '../settings';
import { pageOf, sourceOf } from '../snippet/read-snippet';
import { sayFor } from '../texts';
import { Announced, type FilePickerProps, Ui, useAnnounced, useUi } from '../ui';
import { uiLanguageOf } from '../ui-languages';
import { WidgetForm } from '../widget-form';
import { changedMarkup, emptyMarkup, readMarkup } from './markup';
import { Preview } from './preview';
import type { BlockProps } from './wp';

const { blockEditor, blocks, components, element, hooks } = window.wp;

/** The language of the editor. */
const ui = uiLanguageOf(document.documentElement.lang);
const t = sayFor(ui);
/** The settings of the site's pages, by the names of the attributes. */
const page = pageOf(sourceOf(window.atriaWidgetsBlocks.head, []));
/** The names from the back end of the site's pages. */
const client = ownClient({ apiBase: page.apiBase ?? '', apiCredentials: page.apiCredentials });
const names = namesOf(() => Promise.resolve(client), resolveLanguage(page.language ?? '', '/'));
const sheet = `.atria-form { ${styles.replace(':root', '&')} }`;

/** The kinds of library files for a field. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  picture: ['image'],
  video: ['video'],
  media: ['image', 'video'],
  captions: ['text/vtt'],
};

/** A button to the media library, for users who may upload there. */
function PickFile({ field: { label, holds }, onPick }: FilePickerProps) {
  const { t } = useUi();
  const allowedTypes = kinds[holds ?? ''];
  if (!allowedTypes) return null;
  return (
    <blockEditor.MediaUploadCheck>
      <blockEditor.MediaUpload
        title={label}
        allowedTypes={allowedTypes}
        onSelect={({ url, alt }) => onPick(url, alt)}
        render={({ open }) => (
          <button type="button" aria-label={`${t('library')}: ${label}`} onClick={open}>
            {t('library')}
          </button>
        )}
      />
    </blockEditor.MediaUploadCheck>
  );
}

const ofAll = { t, ui, settings: ownPageSettings, names, FilePicker: PickFile };

/** A block: the widget in its place, and the catalogue's form of it in the side bar. */
function Edit({
  widget,
  attributes,
  isSelected,
  setAttributes,
}: BlockProps & { readonly widget: EditorWidget }) {
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
