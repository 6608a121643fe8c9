import { useId, useState } from 'react';
import type { TokenName } from '../../src/core/style/tokens';
import { FontEntry } from './font-entry';

interface Props {
  readonly name: TokenName;
  /** Its use. */
  readonly use: string;
  /** The value as designers write it. */
  readonly value: string;
  /** The colour as hex, if it is one. */
  readonly hex: string | undefined;
  /** Whether the draft changes it. */
  readonly own: boolean;
  /** The brand whose value it still has, if the draft started from one. */
  readonly stillAsIn: string | undefined;
  /** Its fault. */
  readonly warnings: readonly string[];
  readonly onChange: (value: string) => void;
  readonly onReset: () => void;
}

/** The possible values, for a token with few. */
function choicesOf(name: TokenName): readonly string[] | undefined {
  if (name.endsWith('-transform')) return ['none', 'uppercase', 'capitalize'];
  if (name.startsWith('font-weight-')) return ['300', '400', '500', '600', '700', '800', '900'];
  return undefined;
}

const unit = /^(-?[\d.]+)(rem|px)$/;

/** A size: the typed text and its unit stay until the value comes from elsewhere. */
function SizeEntry({ id, value, onChange }: Pick<Props, 'value' | 'onChange'> & { id: string }) {
  const [, number = '', size = 'px'] = unit.exec(value) ?? [value];
  const [typed, setTyped] = useState({ value: '', text: '', size });
  const now = typed.value === value ? typed : { text: number || '0', size };
  const type = (text: string) => {
    const next = Number(text) === 0 ? '0' : `${Number(text)}${now.size}`;
    setTyped({ value: next, text, size: now.size });
    onChange(next);
  };
  return (
    <span className="token-size">
      <input
        id={id}
        type="number"
        step={now.size === 'rem' ? 0.0625 : 1}
        min={0}
        value={now.text}
        onChange={({ target }) => type(target.value)}
      />
      <small>{now.size === 'rem' ? `rem, ${Number(now.text) * 16} px` : 'px'}</small>
    </span>
  );
}

function Entry({ id, name, value, hex, onChange }: Props & { readonly id: string }) {
  if (name === 'font-body' || name === 'font-heading')
    return <FontEntry {...{ id, value, onChange }} />;
  const choices = choicesOf(name);
  if (choices)
    return (
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {[...new Set([value, ...choices])].map((one) => (
          <option key={one} value={one}>
            {one.split(',')[0]?.replaceAll("'", '')}
          </option>
        ))}
      </select>
    );
  if (value === '0' || unit.test(value)) return <SizeEntry {...{ id, value, onChange }} />;
  return (
    <span className="token-size">
      {hex && (
        <input
          type="color"
          aria-label={`${name}, by eye`}
          value={hex}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <input
        id={id}
        value={hex && /^(var|color-mix)\(/.test(value) ? hex : value}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}

/** A token to change, with its fault and a reset button. */
export function TokenControl(props: Props) {
  const { name, use, own, stillAsIn, warnings, onReset } = props;
  const id = useId();
  return (
    <div className="token-control">
      <label className="token-name" htmlFor={id}>
        <code className={own ? 'is-own' : ''}>{name}</code>
        <small>{stillAsIn ? `${use}; still as in ${stillAsIn}` : use}</small>
      </label>
      <div className="token-entry">
        <Entry {...props} id={id} />
        {own && (
          <button type="button" onClick={onReset} aria-label={`Reset ${name}`}>
            Reset
          </button>
        )}
      </div>
      {warnings.map((one) => (
        <p key={one} className="token-warning">
          {`Too little contrast: ${one}`}
        </p>
      ))}
    </div>
  );
}
