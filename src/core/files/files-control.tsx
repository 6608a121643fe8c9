import { type DragEvent, useRef, useState } from 'react';
import type { ControlProps } from '../form/field';
import { FieldError, Hint, LabelText } from '../form/field-shell';
import { styles as form } from '../form/form.styles';
import { useListener } from '../page/use-listener';
import { cx } from '../style/css';
import { drawIcon } from '../ui/icon';
import { FileList, Refusals } from './file-lists';
import type { FilesField, FormFile } from './file-type';
import { styles } from './files-control.styles';
import { useFiles } from './use-files';

// biome-ignore lint/performance/noBarrelFile: both load late, in one file.
export { uploading } from './upload';

/** Files to attach: chosen, dropped or pasted, each with a remove button [UI-07, FORM-12..15]. */
export function FilesControl({ name, declared }: ControlProps<FilesField>) {
  const { field, refused, shares, say, add, remove } = useFiles(name, declared);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { id, value } = field;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { files, items } = event.dataTransfer;
    const dropped = [...(items ?? [])].filter(({ kind }) => kind === 'file');
    add([...files], (at) => dropped[at]?.webkitGetAsEntry()?.isDirectory === true);
  };
  // React does not listen to it, see core/element/delegated-events.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    add([...(event.clipboardData?.files ?? [])]);
  };
  useListener('paste', paste, { target: button });
  const giveUp = (file: FormFile) => {
    remove(file);
    button.current?.focus();
  };
  return (
    <div className={form.field}>
      <span className={form.label} id={`${id}-label`}>
        <LabelText field={field} />
      </span>
      <Hint field={field} />
      {/* Not read: it would tell in the browser's words that no file is chosen. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={declared.types.join(',')}
        multiple={declared.max > 1}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <button
        ref={button}
        type="button"
        id={id}
        className={cx(styles.zone, over && styles.over)}
        aria-labelledby={`${id}-label ${id}-choose`}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          // Nothing can be taken from a text, or from a link.
          if (event.dataTransfer?.types.includes('Files') === false)
            event.dataTransfer.dropEffect = 'none';
          else setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        // A button is not required.
        {...{ ...field.aria, 'aria-required': undefined }}
      >
        {drawIcon('file')}
        <span id={`${id}-choose`}>
          <strong>{say('/files/choose')}</strong>{' '}
          <span className={styles.drop}>{say('/files/drop')}</span>
        </span>
      </button>
      <FileList files={value} shares={shares} say={say} onRemove={giveUp} />
      <Refusals id={`${id}-refused`} refused={refused} say={say} />
      <FieldError field={field} />
    </div>
  );
}
