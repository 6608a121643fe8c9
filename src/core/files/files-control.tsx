import { type DragEvent, useRef, useState } from 'react';
import type { ControlProps } from '../form/field';
import { FieldError, Hint, LabelText } from '../form/field-shell';
import { styles as form } from '../form/form.styles';
import { cx } from '../style/css';
import { visuallyHidden } from '../style/visually-hidden';
import { drawIcon } from '../ui/icon';
import { FileList, Refusals } from './file-lists';
import type { FilesField, FormFile } from './file-type';
import { styles } from './files-control.styles';
import { useFiles } from './use-files';

/** Files to attach: chosen or dropped, each with a remove button [UI-07, FORM-12..15]. */
export function FilesControl({ name, declared }: ControlProps<FilesField>) {
  const { field, refused, shares, add, remove } = useFiles(name, declared);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { id, say, value } = field;
  const describedBy = [
    field.aria['aria-describedby'],
    refused.length > 0 && `${id}-refused`,
  ].filter(Boolean);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const giveUp = (file: FormFile) => {
    remove(file);
    input.current?.focus();
  };
  return (
    <div className={form.field}>
      <span className={form.label} id={`${id}-label`}>
        <LabelText field={field} />
      </span>
      <Hint field={field} />
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
          accept={declared.types.join(',')}
          multiple={declared.max > 1}
          aria-labelledby={`${id}-label ${id}-choose`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
          {...field.aria}
          aria-describedby={describedBy.join(' ') || undefined}
        />
        {drawIcon('file')}
        <span id={`${id}-choose`}>
          <strong>{say('/form/choose-files')}</strong>{' '}
          <span className={styles.drop}>{say('/form/drop-files')}</span>
        </span>
      </label>
      <FileList files={value} shares={shares} say={say} onRemove={giveUp} />
      <Refusals id={`${id}-refused`} refused={refused} say={say} />
      <FieldError field={field} />
    </div>
  );
}
