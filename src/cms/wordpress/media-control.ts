import type { Shape } from '../shape';
import { blockEditor, components, element, h, type Media, say } from './wp';

/** What of the library may stand in a field. */
const kinds = {
  picture: ['image'],
  video: ['video'],
  media: ['image', 'video'],
  captions: ['text/vtt'],
} as const;

interface MediaProps {
  readonly schema: Shape;
  readonly label: string;
  readonly value: unknown;
  readonly holds: keyof typeof kinds;
  onChange(value: unknown, alt?: string): void;
}

/** The address of a picture as the page would ask for it; '' where it is none. */
function shownAt(text: string): string {
  try {
    return text && new URL(text, location.origin).href;
  } catch {
    return '';
  }
}

/** The picture, small; nothing where the address leads to none. */
function Thumbnail({ address }: { readonly address: string }) {
  const [failed, setFailed] = element.useState('');
  if (!address || address === failed) return null;
  return h('img', {
    ...{ src: address, alt: '', onError: () => setFailed(address) },
    style: { display: 'block', maxWidth: '100%', maxHeight: '96px', marginBottom: '8px' },
  });
}

/** An address that may be typed, or taken from the media library by who may put files there. */
export function MediaControl({ schema, label, value, holds, onChange }: MediaProps) {
  const text = String(value ?? '');
  const name = schema.title ?? label;
  const open = (press: { readonly open: () => void }) =>
    h(
      components.Button,
      { variant: 'secondary', onClick: press.open, 'aria-label': say('Media library: %s', name) },
      say('Media library'),
    );
  return h(
    'div',
    { style: { marginBottom: '24px' } },
    h(components.TextControl, {
      ...{ label, help: schema.description, value: text, __nextHasNoMarginBottom: true },
      placeholder: schema.examples?.[0],
      onChange: (next: string) => onChange(next),
    }),
    (holds === 'picture' || holds === 'media') && h(Thumbnail, { address: shownAt(text) }),
    h(
      blockEditor.MediaUploadCheck,
      null,
      h(blockEditor.MediaUpload, {
        ...{ title: name, allowedTypes: kinds[holds], render: open },
        onSelect: ({ url, alt }: Media) => onChange(url, alt),
      }),
    ),
  );
}
