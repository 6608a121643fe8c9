import { type ComponentType, useEffect } from 'react';
import type { LateCode } from '../../importing';
import { useWidget } from '../element/widget-context';
import { cx } from '../style/css';
import { rem } from '../style/tokens';
import { visuallyHidden } from '../style/visually-hidden';
import { drawIcon } from '../ui/icon';
import { type LatePart, lateOf } from '../ui/late';
import { Link } from '../ui/link';
import { Skeleton } from '../ui/skeleton';
import type {
  AreaField,
  CheckboxesField,
  CheckboxField,
  ChoiceField,
  ControlProps,
  Field,
  FieldOf,
  StarsField,
  TextField,
} from './field';
import { FieldError, FieldShell, GroupShell, LabelText } from './field-shell';
import { styles } from './form.styles';
import { useField, useFormState } from './form-context';
import { styles as starStyles } from './stars-control.styles';

const native = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel' },
  'postal-code': { inputMode: 'numeric' },
} as const;

/** A line of text [UI-01]. */
function TextControl({ name, declared }: ControlProps<TextField>) {
  const field = useField(name);
  return (
    <FieldShell field={field}>
      <input
        id={field.id}
        className={styles.control}
        value={field.value}
        autoComplete={declared.autoComplete}
        maxLength={declared.maxLength}
        readOnly={field.fixed}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
        {...native[declared.kind]}
        {...field.aria}
      />
    </FieldShell>
  );
}

/** Characters left at which a screen reader is told: only near the limit, not at every key. */
const marks = [0, 10, 20, 50, 100];

/** A message with a counter of the characters left; no more can be typed [UI-02, FORM-08]. */
function AreaControl({ name, declared: { maxLength } }: ControlProps<AreaField>) {
  const field = useField(name);
  const { announce } = useWidget();
  const left = maxLength - field.value.length;
  const counter = field.say('/form/left', left);
  const mark = marks.find((one) => left <= one);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when a mark is passed.
  useEffect(() => {
    if (mark !== undefined) announce(counter);
  }, [mark]);
  return (
    <FieldShell field={field}>
      <textarea
        id={field.id}
        className={styles.area}
        value={field.value}
        maxLength={maxLength}
        rows={6}
        readOnly={field.fixed}
        onChange={(event) => field.set(event.target.value.slice(0, maxLength))}
        onBlur={field.leave}
        {...field.aria}
      />
      <p className={styles.counter}>{counter}</p>
    </FieldShell>
  );
}

/** A yes or no. */
function CheckboxControl({ name, declared: { link } }: ControlProps<CheckboxField>) {
  const field = useField<boolean>(name);
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          id={field.id}
          type="checkbox"
          checked={field.value}
          disabled={field.fixed}
          onChange={(event) => field.set(event.target.checked)}
          {...field.aria}
        />
        <span>
          <LabelText field={field} />
        </span>
      </label>
      {field.hint && (
        <p id={`${field.id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {/* Beside the label, not in it: a press on it must not tick the box. */}
      {link && field.href && (
        <Link className={styles.choiceLink} href={field.href} target="_blank">
          {field.say(link)}
        </Link>
      )}
      <FieldError field={field} />
    </div>
  );
}

/** Any of a few options. */
function CheckboxesControl({ name }: ControlProps<CheckboxesField>) {
  const field = useField<readonly string[]>(name);
  const { options } = field;
  // In the order of the options, whatever the order of the clicks.
  const toggle = (id: string) =>
    field.set((chosen) =>
      options.map(({ value }) => value).filter((one) => chosen.includes(one) !== (one === id)),
    );
  return (
    <GroupShell field={field} role="group">
      <div className={styles.boxes}>
        {options.map(({ value, label }) => (
          <label className={styles.choice} key={value}>
            <input
              type="checkbox"
              checked={field.value.includes(value)}
              disabled={field.fixed}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupShell>
  );
}

/** One of a few options. */
function RadioControl({ name }: ControlProps<ChoiceField>) {
  const field = useField(name);
  return (
    <GroupShell field={field} role="radiogroup">
      <div className={styles.choices}>
        {field.options.map(({ value, label }) => (
          <label className={styles.choice} key={value}>
            <input
              type="radio"
              name={field.id}
              value={value}
              checked={field.value === value}
              disabled={field.fixed}
              onChange={() => field.set(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupShell>
  );
}

/** One of many options, in the browser's own list. */
function SelectControl({ name }: ControlProps<ChoiceField>) {
  const field = useField(name);
  return (
    <FieldShell field={field}>
      <div className={styles.row}>
        <select
          id={field.id}
          className={cx(styles.control, styles.select)}
          value={field.value}
          disabled={field.fixed}
          onChange={(event) => field.set(event.target.value)}
          onBlur={field.leave}
          {...field.aria}
        >
          <option value="">{field.say('/form/choose')}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {drawIcon('chevron-down', 1)}
      </div>
    </FieldShell>
  );
}

/** One to five stars [IMP-17]. */
function StarsControl({ name }: ControlProps<StarsField>) {
  const field = useField<number>(name);
  return (
    <GroupShell field={field} role="radiogroup">
      <div className={starStyles.row}>
        <div className={starStyles.stars}>
          {[1, 2, 3, 4, 5].map((star) => (
            <label key={star}>
              <input
                className={visuallyHidden}
                type="radio"
                name={field.id}
                value={star}
                aria-label={field.say('/ui/stars', star)}
                checked={field.value === star}
                disabled={field.fixed}
                onChange={() => field.set(star)}
              />
              {drawIcon('star', 1.75, star <= field.value)}
            </label>
          ))}
        </div>
        {field.value > 0 && <span aria-hidden="true">{field.say('/ui/stars', field.value)}</span>}
      </div>
    </GroupShell>
  );
}

/** The controls that any form may have; those of other kinds come late. */
const controls: {
  readonly [K in Field['kind']]?: ComponentType<ControlProps<FieldOf<K>>>;
} = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  'postal-code': TextControl,
  area: AreaControl,
  select: SelectControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
  checkboxes: CheckboxesControl,
  stars: StarsControl,
};

type AnyControl = ComponentType<ControlProps<Field>>;
const lateControls = new WeakMap<LateCode<unknown>, LatePart<ControlProps<Field>>>();

function lateControl(code: NonNullable<Field['control']>): LatePart<ControlProps<Field>> {
  const part = lateControls.get(code) ?? lateOf(code as unknown as LateCode<AnyControl>);
  lateControls.set(code, part);
  return part;
}

/** Where a late control will stand, as high as it will be. */
const Waiting = ({ name, kind }: { name: string; kind: Field['kind'] }) => {
  const field = useField<unknown>(name);
  return (
    <FieldShell field={field}>
      <Skeleton height={rem(kind === 'files' ? 6.8125 : 2.875)} />
    </FieldShell>
  );
};

/** The control of a field, by its kind; a hidden one has none. */
export function Control({ name }: { name: string }) {
  const declared = useFormState().fields[name];
  if (!declared) return null;
  if (declared.control) {
    const Late = lateControl(declared.control);
    return (
      <Late
        name={name}
        declared={declared}
        fallback={<Waiting name={name} kind={declared.kind} />}
      />
    );
  }
  const Kind = controls[declared.kind] as AnyControl | undefined;
  return Kind && <Kind name={name} declared={declared} />;
}
