import { useState } from 'react';
import type { IdOf } from '../../src/api/field';
import { isComposing } from '../../src/core/ui/is-composing';
import { useCombobox } from '../../src/core/ui/use-combobox';
import type { Named } from '../../src/help/named';
import { clean } from '../../src/read/text';
import { useOffered } from '../names/use-names';
import { useUi } from '../ui';
import type { FieldProps } from './field';
import { controlId, useMistakes } from './form-context';
import { IdPicture } from './id-picture';

interface IdSearchProps extends Pick<FieldProps, 'field' | 'path'> {
  readonly kind: IdOf;
  readonly text: string;
  /** The search text. */
  readonly wanted: string;
  readonly onType: (text: string) => void;
  /** Called by Enter, if no entry is active. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onChoose: (named: Named) => void;
}

/** A field for a name, and the list of matching content. */
export function IdSearch(props: IdSearchProps) {
  const { field, path, kind, text, wanted, onType, onEnter, onLeave, onChoose } = props;
  const { t, announce } = useUi();
  const [open, setOpen] = useState(false);
  const id = controlId(path);
  const isWrong = useMistakes(path).length > 0;
  const { status, all } = useOffered(open ? wanted : null, { kind, search: field.search });
  const nothing = t(
    status === 'looking' ? 'idLooking' : status === 'failed' ? 'idFailed' : 'idNone',
  );
  const isAsked = status === 'idle' || status === 'looking';
  const combobox = useCombobox({
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    ids: all,
    onChoose,
    found: isAsked ? '' : all.length > 0 ? t('idFound', { count: all.length }) : nothing,
    announce,
  });
  const described = [isWrong && `${id}-wrong`, `${id}-named`, `${id}-how`, `${id}-hint`];
  return (
    <div className="id-search" {...combobox.rootProps}>
      <input
        {...combobox.fieldProps}
        id={id}
        type="text"
        value={text}
        aria-describedby={described.filter(Boolean).join(' ')}
        aria-invalid={isWrong || undefined}
        aria-required={field.required || undefined}
        aria-busy={status === 'looking' || undefined}
        onChange={({ target }) => {
          combobox.leave();
          setOpen(clean(target.value) !== '');
          onType(target.value);
        }}
        onKeyDown={(event) => {
          combobox.fieldProps.onKeyDown(event);
          if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent))
            return;
          event.preventDefault();
          setOpen(false);
          onEnter();
        }}
        onBlur={() => {
          setOpen(false);
          onLeave();
        }}
      />
      {open && all.length > 0 && (
        <div className="id-list" {...combobox.listProps(field.label)}>
          {all.map((one) => (
            <div key={one.id} className="id-option" {...combobox.optionProps(one, one.id === text)}>
              <IdPicture named={one} />
              <span>
                {one.name} <span className="id-code">{one.id}</span>
                {one.count !== undefined && ` · ${t('idCount', { count: one.count })}`}
              </span>
            </div>
          ))}
        </div>
      )}
      {open && all.length === 0 && status !== 'idle' && <p className="id-list hint">{nothing}</p>}
    </div>
  );
}
