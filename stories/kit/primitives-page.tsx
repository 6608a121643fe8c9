import type { Logo } from '../../src/core/page/brand';
import { Badge } from '../../src/core/ui/badge';
import { Button } from '../../src/core/ui/button';
import { ButtonLink } from '../../src/core/ui/button-link';
import { Chip } from '../../src/core/ui/chip';
import { drawIcon, type IconName, iconNames } from '../../src/core/ui/icon';
import { IconButton } from '../../src/core/ui/icon-button';
import { Link } from '../../src/core/ui/link';
import { Notice } from '../../src/core/ui/notice';
import { Price } from '../../src/core/ui/price';
import { Skeleton } from '../../src/core/ui/skeleton';
import { Spinner } from '../../src/core/ui/spinner';
import { Stars } from '../../src/core/ui/stars';
import {
  LiveDisclosure,
  LiveDropdown,
  LiveMessage,
  LiveModal,
  LivePager,
  LiveQuantity,
} from './primitive-parts';
import { inStates, PrimitiveRow } from './primitive-row';
import { styles } from './primitives.styles';
import { ShownField } from './shown-field';

interface Props {
  readonly logo: Logo;
  readonly language: string;
}

const nothing = () => {};
const variants = ['primary', 'secondary', 'quiet'] as const;
const buttons = variants.map((variant) =>
  inStates(<Button variant={variant}>Lisää koriin</Button>, {
    disabled: (
      <Button variant={variant} disabled>
        Lisää koriin
      </Button>
    ),
    busy: (
      <Button variant={variant} busy>
        Lisää koriin
      </Button>
    ),
  }),
);
const kinds = {
  small: <Button size="s">Hae</Button>,
  'with an icon': <Button icon="cart">Lisää koriin</Button>,
  'a link': (
    <ButtonLink href="#resepti" icon="arrow-right">
      Katso resepti
    </ButtonLink>
  ),
  'of two lines': <Button>Lähetä minulle uutiskirje kerran kuussa</Button>,
};

/** Controls to press: buttons, links, chips. */
export const Actions = (given: Props) => (
  <>
    <PrimitiveRow {...given} title="Button" rows={[...buttons, kinds]} />
    <PrimitiveRow
      {...given}
      title="Icon button"
      least={130}
      rows={[
        inStates(<IconButton icon="close" label="Sulje" />, {
          disabled: <IconButton icon="close" label="Sulje" aria-disabled />,
        }),
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Link"
      rows={[
        inStates(
          <Link href="#resepti" className={styles.link}>
            Katso resepti
          </Link>,
        ),
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Chip"
      note="Something chosen, which a press removes."
      rows={[inStates(<Chip onRemove={nothing}>Gluteeniton</Chip>)]}
    />
  </>
);

/** Controls to fill in or to choose from. */
export const Inputs = (given: Props) => (
  <>
    <PrimitiveRow
      {...given}
      title="Field"
      least={240}
      filled
      on="input"
      rows={[
        inStates(<ShownField label="Sähköposti" value="maija@example.org" required />, {
          'with a hint': <ShownField label="Puhelin" hint="Soitamme arkisin." />,
          wrong: <ShownField label="Sähköposti" value="maija@" required error="Tarkista osoite." />,
          fixed: <ShownField label="Aihe" value="Lihapullat 300 g" fixed />,
          select: <ShownField kind="select" label="Maa" value="Suomi" />,
          message: <ShownField kind="area" label="Viesti" value="Hei! Missä näitä myydään?" />,
        }),
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Dropdown"
      least={230}
      on="button"
      rows={[
        inStates(<LiveDropdown />, {
          chosen: <LiveDropdown start={['Laktoositon']} />,
          'several chosen': <LiveDropdown multiple start={['Gluteeniton', 'Maidoton']} />,
        }),
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Quantity"
      on="button:last-of-type"
      rows={[
        inStates(<LiveQuantity start={2} />, {
          'at the least': <LiveQuantity start={1} />,
          'at the most': <LiveQuantity start={12} />,
          disabled: <LiveQuantity start={1} max={1} />,
        }),
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Pager"
      least={420}
      on="li:nth-child(3) button"
      rows={[
        inStates(<LivePager start={2} count={5} />, {
          'of many': <LivePager start={7} count={24} />,
        }),
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Disclosure"
      least={260}
      filled
      rows={[inStates(<LiveDisclosure />, { open: <LiveDisclosure open /> })]}
    />
  </>
);

/** Messages and marks. */
export const Signs = (given: Props) => (
  <>
    <PrimitiveRow
      {...given}
      title="Notice"
      least={340}
      filled
      rows={[
        {
          error: <Notice tone="error">Tarkista sähköpostiosoite.</Notice>,
          'error with a way on': (
            <Notice tone="error" onRetry={nothing}>
              Tuotteita ei voitu hakea.
            </Notice>
          ),
          success: <Notice tone="success">Kiitos palautteestasi.</Notice>,
          warning: <Notice tone="warning">Toimitus vain pääkaupunkiseudulle.</Notice>,
          info: <Notice tone="info">Myymälä on auki kello 9–17.</Notice>,
        },
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Badge, stars, price"
      rows={[
        {
          badge: <Badge>3</Badge>,
          stars: <Stars value={4.2} />,
          price: <Price amount="9,90" unit="kg" />,
          'old price': <Price amount="12,50" unit="kg" struckThrough />,
          spinner: <Spinner />,
        },
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Skeleton"
      note="Stands where content will, at its size, so that nothing moves when it comes."
      filled
      rows={[
        {
          'a line': <Skeleton />,
          'half a line': <Skeleton width="50%" />,
          'a picture': <Skeleton ratio="4/3" />,
          'a button': <Skeleton height="2.75rem" width="9rem" />,
        },
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Dialog and message"
      note="They stand above the page: press to see them."
      least={240}
      rows={[
        {
          dialog: <LiveModal width={650} />,
          'wide dialog': <LiveModal width={1200} />,
          'went well': <LiveMessage tone="success" />,
          'went wrong': <LiveMessage tone="error" />,
        },
      ]}
    />
    <PrimitiveRow
      {...given}
      title="Icons"
      note="Lines on a grid of 24, in the colour of the words beside them."
      least={110}
      rows={[Object.fromEntries(iconNames.map((name: IconName) => [name, drawIcon(name, 1.5)]))]}
    />
  </>
);
