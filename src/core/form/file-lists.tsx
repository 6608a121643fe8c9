import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Spinner } from '../ui/spinner';
import type { FormFile } from './field';
import { styles } from './file-lists.styles';
import { styles as form } from './form.styles';
import type { Say } from './form-context';
import type { RefusedFile } from './use-files';

const isUnread = ({ Data, again }: FormFile): boolean => !Data && !again;

interface FileListProps {
  readonly files: readonly FormFile[];
  readonly say: Say;
  readonly onRemove: (file: FormFile) => void;
}

/** The files of a field by name, or that there are none [UI-07]. */
export const FileList = ({ files, say, onRemove }: FileListProps) =>
  files.length === 0 ? (
    <p className={form.hint}>{say('/form/no-files')}</p>
  ) : (
    <ul>
      {files.map((file, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
          key={`${at} ${file.Name}`}
          className={styles.row}
          aria-busy={isUnread(file) || undefined}
        >
          {isUnread(file) ? <Spinner /> : <Icon name={file.again ? 'warning' : 'check'} size={1} />}
          <span>
            <span>{file.Name}</span>
            {file.again && <span className={form.line}>{say('/form/file-again')}</span>}
          </span>
          <IconButton
            icon="close"
            size={1}
            label={`${say('/shared/remove')}: ${file.Name}`}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );

interface RefusalsProps {
  readonly id: string;
  readonly refused: readonly RefusedFile[];
  readonly say: Say;
}

/** The files that were not taken, a line each with the reason [FORM-12..14]. */
export const Refusals = ({ id, refused, say }: RefusalsProps) => (
  <div id={id} role="alert">
    {refused.length > 0 && (
      <ul>
        {refused.map(({ name, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
          <li key={`${at} ${name}`} className={form.error}>
            <Icon name="warning" size={1} />
            <span>
              <span>{name}</span>
              <span>: </span>
              <span>{say(why)}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
