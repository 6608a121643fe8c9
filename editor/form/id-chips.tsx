import type { AskedId } from '../../src/help/named';
import type { FormField } from '../model/form-fields';
import { useNames } from '../names/use-names';
import { useUi } from '../ui';
import { IdPicture } from './id-picture';

interface IdChipsProps {
  readonly field: FormField;
  readonly kind: AskedId['kind'];
  readonly ids: readonly string[];
  /** The field below them, which gets the focus when one is removed. */
  readonly searchId: string;
  readonly onRemove: (id: string) => void;
}

/** The chosen ids, in their order. */
export function IdChips({ field, kind, ids, searchId, onRemove }: IdChipsProps) {
  const { t, announce } = useUi();
  const known = useNames(ids.map((id) => ({ kind, id, search: field.search })));
  if (ids.length === 0) return null;
  const remove = (id: string, name: string) => {
    onRemove(id);
    document.getElementById(searchId)?.focus();
    announce(t('removed', { name }));
  };
  return (
    <>
      <ul className="id-chips" aria-label={field.label}>
        {ids.map((id, at) => {
          const one = known[at];
          const name = typeof one === 'object' ? one.name : id;
          const count = typeof one === 'object' ? one.count : undefined;
          return (
            <li key={id} data-gone={one === 'gone' || undefined}>
              {typeof one === 'object' && <IdPicture named={one} />}
              <span>
                <strong>{name}</strong>
                {name !== id && <span className="id-code"> {id}</span>}
                {count !== undefined && ` · ${t('idCount', { count })}`}
                {one === 'unknown' && ` · ${t('idUnknown')}`}
              </span>
              <button
                type="button"
                aria-label={t('remove', { name })}
                title={t('remove', { name })}
                onClick={() => remove(id, name)}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
      {known.includes('failed') && <p className="hint">{t('idFailed')}</p>}
    </>
  );
}
