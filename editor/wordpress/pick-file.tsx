import type { FilePickerProps } from '../ui';
import { useUi } from '../ui';

const { MediaUpload, MediaUploadCheck } = window.wp.blockEditor;

/** The kinds of library files for a field. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  picture: ['image'],
  video: ['video'],
  media: ['image', 'video'],
  captions: ['text/vtt'],
};

/** A button to the media library, for users who may upload there. */
export function PickFile({ field: { label, holds }, onPick }: FilePickerProps) {
  const { t } = useUi();
  const allowedTypes = kinds[holds ?? ''];
  if (!allowedTypes) return null;
  return (
    <MediaUploadCheck>
      <MediaUpload
        title={label}
        allowedTypes={allowedTypes}
        onSelect={({ url, alt }) => onPick(url, alt)}
        render={({ open }) => (
          <button type="button" aria-label={`${t('library')}: ${label}`} onClick={open}>
            {t('library')}
          </button>
        )}
      />
    </MediaUploadCheck>
  );
}
