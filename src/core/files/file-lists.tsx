import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context';
import { styles as form } from '../form/form.styles';
import type { Say } from '../form/form-context';
import { formatNumber } from '../i18n/formats';
import { styles as message } from '../ui/field-message.styles';
import { drawIcon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { type FormFile, isUnread } from './file-type';
import { styles } from './files-control.styles';
import type { RefusedFile } from './use-files';

/** Pixels of its shorter side: twice those on the page, for sharp screens. */
const side = 96;

/**
 * A small picture of a chosen file, or an icon if no browser can draw it. On a canvas, because a
 * host's policy may forbid pictures of `blob:`; it is decoded off the main thread.
 */
function Thumbnail({ file }: { readonly file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let wanted = file !== undefined;
    const draw = async (picture: File) => {
      const bitmap = await createImageBitmap(picture, { resizeHeight: side });
      const target = canvas.current;
      if (wanted && target) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDrawn(true);
      }
      bitmap.close();
    };
    // A document, or a picture of a type that this browser does not know.
    if (file) draw(file).catch(() => {});
    return () => {
      wanted = false;
      setDrawn(false);
    };
  }, [file]);
  return (
    <span className={styles.picture} aria-hidden="true">
      <canvas ref={canvas} hidden={!isDrawn} />
      {!isDrawn && drawIcon('file')}
    </span>
  );
}

interface FileListProps {
  readonly files: readonly FormFile[];
  /** How much of each has been read, by its id, from 0 to 1. */
  readonly shares: ReadonlyMap<string, number>;
  readonly say: Say;
  readonly onRemove: (file: FormFile) => void;
}

/** The files of a field with picture and name, or a text that there are none [UI-07]. */
export const FileList = ({ files, shares, say, onRemove }: FileListProps) =>
  files.length === 0 ? (
    <p className={form.hint}>{say('/files/none')}</p>
  ) : (
    <ul className={styles.list}>
      {files.map((file, at) => (
        <li
          key={`${at} ${file.Name}`}
          className={styles.row}
          aria-busy={isUnread(file) || undefined}
        >
          {file.again ? (
            <span className={styles.picture}>{drawIcon('warning', 1)}</span>
          ) : (
            <Thumbnail file={isUnread(file) ? undefined : file.file} />
          )}
          <span>
            <span>{file.Name}</span>
            <FileNote file={file} share={shares.get(file.id)} say={say} />
          </span>
          <IconButton
            icon="close"
            size={1}
            label={`${say('/shared/remove')}: ${file.Name}`}
            // After a removal the next file is under the pointer, often with the same name.
            onClick={({ detail }) => detail < 2 && onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );

const megabyte = 1024 * 1024;

interface FileNoteProps extends Pick<FileListProps, 'say'> {
  readonly file: FormFile;
  /** Undefined before it is read: then a picture is made smaller. */
  readonly share: number | undefined;
}

/** The second line of a file: how much has been read, its size, or that it must be chosen again. */
function FileNote({ file, share, say }: FileNoteProps) {
  const { language } = useWidget();
  if (file.again) return <span className={form.line}>{say('/files/again')}</span>;
  if (isUnread(file))
    return (
      <progress
        className={styles.progress}
        value={share}
        aria-label={say('/files/reading', file.Name)}
      />
    );
  const size = Math.max(0.1, (file.file?.size ?? 0) / megabyte);
  return <span className={styles.size}>{`${formatNumber(size, language, 1)} MB`}</span>;
}

interface RefusalsProps {
  readonly id: string;
  readonly refused: readonly RefusedFile[];
  readonly say: Say;
}

/** The refused files, a line each with the reason [FORM-12..14]. */
export const Refusals = ({ id, refused, say }: RefusalsProps) => (
  <div id={id} role="alert">
    {refused.length > 0 && (
      <ul>
        {refused.map(({ name, why }, at) => (
          <li key={`${at} ${name}`} className={message.root}>
            {drawIcon('warning', 1)}
            <span>
              <span>{name}</span>
              <span>: </span>
              <span>{say(...why)}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
