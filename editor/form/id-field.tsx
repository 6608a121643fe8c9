import { useState } from 'react';
import type { IdOf } from '../../src/api/field';
import { isComposing } from '../../src/core/ui/is-composing';
import { useCombobox } from '../../src/core/ui/use-combobox';
import { idsOf, type Named } from '../../src/help/known-ids';
import { clean } from '../../src/read/text';
import { SignButton } from '../elements';
import { hasNames, isId } from '../names/names';
import { hasSeveral, useNames, useOffered } from '../names/use-names';
import { pictureAt } from '../sample-address';
import { useUi } from '../ui';
import { FieldName, FieldNotes, type FieldProps } from './field';
import { controlId, useMistakes } from './form-context';

interface IdFieldProps extends FieldProps {
  readonly kind: IdOf;
}

/** A field for one or several ids: their content is chosen by its name, and shown. */
export function IdField(props: IdFieldProps) {
  const { field, path, kind } = props;
  const { t } = useUi();
  const id = controlId(path);
  return (
    <div className="field">
      <label htmlFor={id}>
        <FieldName field={field} />
      </label>
      {hasSeveral(field) ? <SeveralIds {...props} /> : <OneId {...props} />}
      <p className="hint" id={`${id}-how`}>
        {hasNames(kind) ? t('idSearch') : t('idPlain')}
      </p>
      <FieldNotes field={field} path={path} />
    </div>
  );
}

function OneId({ field, path, value, onChange, kind }: IdFieldProps) {
  const { t, announce } = useUi();
  /** The search text; undefined while the field shows its value. */
  const [typed, setTyped] = useState<string>();
  const text = clean(String(value ?? ''));
  const asked = { kind, id: text, search: field.search };
  const [known] = useNames(text ? [asked] : []);
  const type = (next: string) => {
    setTyped(next);
    // A name that is being chosen is no value; a text that may be an id counts at once.
    if (next === '' || isId(clean(next))) onChange(clean(next) || undefined);
  };
  /** If nothing was chosen, the typed text is the id: it is never lost. */
  const leave = () => {
    if (typed !== undefined && clean(typed) !== text) onChange(clean(typed) || undefined);
    setTyped(undefined);
  };
  const choose = ({ id, name }: Named) => {
    onChange(id);
    setTyped(undefined);
    announce(t('idTaken', { name }));
  };
  return (
    <>
      <IdSearch
        {...{ field, path, kind }}
        text={typed ?? text}
        wanted={typed ?? ''}
        onType={type}
        onLeave={leave}
        onChoose={choose}
      />
      {known === 'failed' && <p className="hint">{t('idFailed')}</p>}
      {known === 'unknown' && <p className="hint">{t('idUnknown')}</p>}
      {typeof known === 'object' && (
        <p className="id-named" id={`${controlId(path)}-named`}>
          <IdPicture named={known} />
          <span>
            <strong>{known.name}</strong>
            {known.count !== undefined && ` · ${t('idCount', { count: known.count })}`}
          </span>
        </p>
      )}
    </>
  );
}

/** The chosen ids, in their order, and a field below them for more. */
function SeveralIds({ field, path, value, onChange, kind }: IdFieldProps) {
  const { t, announce } = useUi();
  const [typed, setTyped] = useState('');
  const ids = idsOf(String(value ?? ''));
  const known = useNames(ids.map((id) => ({ kind, id, search: field.search })));
  const put = (next: readonly string[]) => onChange([...new Set(next)].join(',') || undefined);
  const remove = (id: string, name: string) => {
    put(ids.filter((one) => one !== id));
    document.getElementById(controlId(path))?.focus();
    announce(t('removed', { name }));
  };
  const type = (next: string) => {
    const at = next.lastIndexOf(',');
    if (at >= 0) put([...ids, ...idsOf(next.slice(0, at))]);
    setTyped(next.slice(at + 1));
  };
  const take = () => {
    if (clean(typed)) put([...ids, clean(typed)]);
    setTyped('');
  };
  const choose = ({ id, name }: Named) => {
    put([...ids, id]);
    setTyped('');
    announce(t('idTaken', { name }));
  };
  return (
    <>
      {ids.length > 0 && (
        <ul className="id-chips" aria-label={field.label}>
          {ids.map((id, at) => {
            const one = known[at];
            const named = typeof one === 'object' ? one : undefined;
            const name = named?.name ?? id;
            return (
              <li key={id} data-gone={one === 'gone' || undefined}>
                {named && <IdPicture named={named} />}
                <span>
                  <strong>{name}</strong>
                  {name !== id && <span className="id-code"> {id}</span>}
                  {named?.count !== undefined && ` · ${t('idCount', { count: named.count })}`}
                  {one === 'unknown' && ` · ${t('idUnknown')}`}
                </span>
                <SignButton
                  sign="✕"
                  label={t('remove', { name })}
                  onPress={() => remove(id, name)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {known.includes('failed') && <p className="hint">{t('idFailed')}</p>}
      <IdSearch
        {...{ field, path, kind }}
        text={typed}
        wanted={clean(typed)}
        onType={type}
        onLeave={take}
        onChoose={choose}
      />
    </>
  );
}

interface IdSearchProps extends Pick<FieldProps, 'field' | 'path'> {
  readonly kind: IdOf;
  readonly text: string;
  /** The search text. */
  readonly wanted: string;
  readonly onType: (text: string) => void;
  /** Called by Enter, if no entry is active, and as the focus leaves. */
  readonly onLeave: () => void;
  readonly onChoose: (named: Named) => void;
}

/** A field for a name, and the list of matching content. */
export function IdSearch(props: IdSearchProps) {
  const { field, path, kind, text, wanted, onType, onLeave, onChoose } = props;
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
          onLeave();
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

/** The picture of an id's content, if it has one that loads. */
export function IdPicture({ named: { picture } }: { readonly named: Named }) {
  const { settings } = useUi();
  const [gone, setGone] = useState('');
  const src = picture && pictureAt(picture, settings);
  if (!src || gone === src) return null;
  return <img src={src} alt="" width="40" height="40" onError={() => setGone(src)} />;
}
