import type { CardLook } from '../../src/core/cards/card-types';
import { distinctLooks, lookOf } from '../model/card-looks';
import { useUi } from '../ui';
import type { FieldProps } from './field';
import { useKindOfCards } from './form-context';
import { RadioGroup } from './radio-group';

/** The height of a picture of 40, by its ratio. */
const heightOf = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return (40 * height) / width;
};

/** A drawing of a card with a look. */
function CardDrawing({ look }: { readonly look: CardLook }) {
  const picture = look.ratio ? heightOf(look.ratio) : 0;
  const top = look.over ? picture - 12 : picture + 5;
  // The rows from top to bottom: a bar of some width for each line of text.
  const lines = [...(look.date ? [16] : []), 34, ...(look.codes ? [26, 26] : [])];
  const below = top + lines.length * 6;
  return (
    <svg viewBox="0 0 40 66" width="60" height="99" aria-hidden="true">
      <rect className="card-paper" width="40" height="66" rx="2" />
      {look.ratio && <rect className="card-picture" width="40" height={picture} rx="2" />}
      {look.whole && (
        <rect className="card-pack" x="12" y="6" width="16" height={picture - 12} rx="2" />
      )}
      {lines.map((width, line) => (
        <rect
          key={`${line}-${width}`}
          className={look.over ? 'card-over' : 'card-line'}
          x="3"
          y={top + line * 6}
          width={width}
          height="3"
        />
      ))}
      {look.recipe && (
        <>
          <circle className="card-fact" cx="6" cy={below + 3} r="2.5" />
          <rect className="card-line" x="10" y={below + 2} width="7" height="2" />
          <circle className="card-fact" cx="23" cy={below + 3} r="2.5" />
          <rect className="card-line" x="27" y={below + 2} width="7" height="2" />
        </>
      )}
      {look.cta && !look.over && (
        <rect className="card-button" x="3" y={below + 1} width="18" height="6" rx="3" />
      )}
    </svg>
  );
}

/** The type of a card, or of all cards: each choice has a drawing of such a card. */
export function CardTypeChoice(props: FieldProps) {
  const { t } = useUi();
  const kind = useKindOfCards();
  const { field, value } = props;
  const isOfAll = field.options.every((one) => one.value !== '');
  // A card without a type is of the kind of all, or else one of the first.
  const chosen = String(value ?? '') || (isOfAll && field.options[0]?.value) || '';
  const options = isOfAll ? field.options : distinctLooks(field.options, chosen);
  const named = options.map((one) => ({ ...one, label: one.value ? one.label : t('asAllCards') }));
  return (
    <RadioGroup
      {...props}
      field={{ ...field, options: named }}
      className="card-types"
      chosen={chosen}
      draw={(type) => {
        const look = lookOf(type, kind);
        return look && <CardDrawing look={look} />;
      }}
    />
  );
}
