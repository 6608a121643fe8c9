import { useState } from 'react';
import type { IdOf } from '../../src/api/field';
import { idsOf } from '../../src/help/known-ids';
import type { Named } from '../../src/help/named';
import { clean } from '../../src/read/text';
import { hasSeveral } from '../names/ids-in';
import { hasNames } from '../names/names';
import { useNames } from '../names/use-names';
import { useUi } from '../ui';
import { FieldName, FieldNotes, type FieldProps } from './field';
import { controlId } from './form-context';
import { IdChips } from './id-chips';
import { IdPicture } from './id-picture';
import { IdSearch } from './id-search';

interface IdFieldProps extends FieldProps {
  readonly kind: IdOf;
}

/** Whether a text can only be an id, not a name to search for. */
const isId = (text: string): boolean => /^[\w-]*\d[\w-]*$/.test(text);

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
        onEnter={leave}
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

function SeveralIds({ field, path, value, onChange, kind }: IdFieldProps) {
  const { t, announce } = useUi();
  const [typed, setTyped] = useState('');
  const ids = idsOf(String(value ?? ''));
  const put = (next: readonly string[]) => onChange([...new Set(next)].join(',') || undefined);
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
      <IdChips
        {...{ field, ids, kind }}
        searchId={controlId(path)}
        onRemove={(id) => put(ids.filter((one) => one !== id))}
      />
      <IdSearch
        {...{ field, path, kind }}
        text={typed}
        wanted={clean(typed)}
        onType={type}
        onEnter={take}
        onLeave={take}
        onChoose={choose}
      />
    </>
  );
}
