import { type DragEvent, useRef, useState } from 'react';
import type { SentFile } from '../../api/form-answer';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { css, cx } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';
import { visuallyHidden } from '../style/visually-hidden';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { FieldError, type FieldProps } from './field';
import { fileLimit, isOfType, readFile } from './file-data';
import { styles as form } from './form.styles';
import { formTexts } from './form.texts';
import { useField } from './form-context';

const styles = {
  zone: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space-2'),
    minBlockSize: rem(5),
    padding: token('space-4'),
    border: `2px dashed ${token('color-border-strong')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface-muted'),
    cursor: 'pointer',
    [media.hover]: { '&:hover': { borderColor: token('color-primary') } },
    '&:has(:focus-visible)': { outline: `3px solid ${token('color-focus')}`, outlineOffset: '2px' },
    strong: { color: token('color-link'), textDecoration: 'underline' },
  }),
  over: css({ borderColor: token('color-primary'), background: token('color-surface') }),
  file: css({
    display: 'flex',
    alignItems: 'center',
    gap: token('space-2'),
    overflowWrap: 'anywhere',
    '& > span': { flex: 1 },
  }),
};

export interface FileFieldProps extends FieldProps {
  /** MIME types that are taken; `image/*` is any image. */
  readonly types: readonly string[];
  readonly most?: number;
}

/** Files to send along: chosen or dropped, each with a remove button [UI-07, FORM-12..15]. */
export function FileField({ name, label, hint, span = 6, types, most = 1 }: FileFieldProps) {
  const { id, value: files, set } = useField<readonly SentFile[]>(name);
  const t = useTexts(formTexts);
  const shared = useSharedTexts();
  const [error, setError] = useState('');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const add = async (chosen: readonly File[]) => {
    setError('');
    const taken: SentFile[] = [];
    for (const file of chosen) {
      if (files.length + taken.length >= most) setError(t('/form/files-many'));
      else if (!isOfType(file, types)) setError(t('/form/file-type'));
      else if (file.size >= fileLimit) setError(t('/form/file-large'));
      else
        await readFile(file).then(
          (read) => taken.push(read),
          () => setError(t('/form/file-unread')),
        );
    }
    if (taken.length > 0) set([...files, ...taken]);
    // The same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const remove = (at: number) => {
    setError('');
    set(files.filter((_, index) => index !== at));
    input.current?.focus();
  };
  return (
    <div className={cx(form.field, form.span[span])}>
      <span className={form.label} id={`${id}-label`}>
        {label}
      </span>
      {hint && <p className={form.hint}>{hint}</p>}
      <label
        className={cx(styles.zone, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className={visuallyHidden}
          type="file"
          accept={types.join(',')}
          multiple={most > 1}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => add([...(event.target.files ?? [])])}
        />
        <Icon name="file" />
        <span id={`${id}-choose`}>
          <strong>{t('/form/choose-files')}</strong> {t('/form/drop-files')}
        </span>
      </label>
      {files.length === 0 ? (
        <p className={form.hint}>{t('/form/no-files')}</p>
      ) : (
        <ul>
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <li className={styles.file} key={`${at} ${file.Name}`}>
              <Icon name="check" size={1} />
              <span>{file.Name}</span>
              <IconButton
                icon="close"
                size={1}
                label={`${shared('/shared/remove')}: ${file.Name}`}
                onClick={() => remove(at)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        <FieldError id={id} error={error || undefined} />
      </div>
    </div>
  );
}
