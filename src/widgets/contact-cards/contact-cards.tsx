import { BelowHeading, Heading } from '../../core/element/heading';
import { Headed } from '../../core/element/title';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading as headings } from '../../core/style/heading.styles';
import { drawIcon, type IconName } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { RichText } from '../../core/ui/rich-text';
import { emailOf } from '../../read/email';
import { safeUrl } from '../../read/link';
import { phonesOf } from '../../read/phone';
import type { ContactCardsProps, ContactCard as Person } from './contact-cards.contract';
import { byRegion, emailAddress, initialsOf } from './contact-cards.model';
import { styles } from './contact-cards.styles';
import { texts } from './contact-cards.texts';

export function ContactCards({ heading, variant, cards }: ContactCardsProps) {
  if (cards.length === 0) return null;
  return (
    <Headed className={styles.root} heading={heading}>
      {variant === 'export' ? <Regions cards={cards} /> : <Cards cards={cards} />}
    </Headed>
  );
}

const Regions = ({ cards }: { cards: readonly Person[] }) => (
  <div className={styles.regions}>
    {byRegion(cards).map(({ name, cards: persons }) => (
      <section key={name}>
        {name && <Heading className={cx(headings.block, styles.regionName)}>{name}</Heading>}
        <BelowHeading heading={name}>
          <Cards cards={persons} compact />
        </BelowHeading>
      </section>
    ))}
  </div>
);

interface CardsProps {
  readonly cards: readonly Person[];
  /** Whether the picture is beside the text; their region is above them. */
  readonly compact?: boolean;
}

const Cards = ({ cards, compact = false }: CardsProps) => (
  <ul className={cx(styles.cards, compact && styles.compactCards)}>
    {cards.map((person, index) => (
      <li key={index} className={cx(styles.card, !compact && styles.tall)}>
        <PersonCard person={person} compact={compact} />
      </li>
    ))}
  </ul>
);

function PersonCard({ person, compact }: { person: Person; compact: boolean }) {
  const t = useTexts(texts);
  const { name, title, image, phone, email, region, text } = person;
  return (
    <>
      {safeUrl(image) ? (
        <Picture
          className={cx(styles.portrait, !compact && styles.wide)}
          src={image}
          alt=""
          preset="small"
        />
      ) : (
        <div className={cx(styles.initials, styles.portrait)} aria-hidden="true">
          {initialsOf(name)}
        </div>
      )}
      <div className={styles.body}>
        {!compact && region && <p className={styles.kicker}>{region}</p>}
        {name && <Heading className={headings.card}>{name}</Heading>}
        {title && <p className={styles.title}>{title}</p>}
        {text && (
          <BelowHeading>
            <RichText text={text} />
          </BelowHeading>
        )}
        {phonesOf(phone).map((one, index) => (
          <Way key={index} icon="phone" label={t('/contact-cards/phone')} {...one} />
        ))}
        <Way
          icon="mail"
          label={t('/contact-cards/email')}
          href={emailAddress(email)}
          text={emailOf(email) || email}
        />
      </div>
    </>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

/** A way to contact a person: the visible number or address, and its meaning for screen readers. */
const Way = ({ icon, label, href, text }: WayProps) =>
  text && (
    // A name of its own: a screen reader would read a blank where the line may break.
    <Link className={styles.way} href={href} aria-label={`${label} ${text}`}>
      {drawIcon(icon)}
      <span>
        {/* The line of an e-mail address may break before its @. */}
        {text.split(/(?=@)/).map((part, index) => (
          <span key={index}>
            {index > 0 && <wbr />}
            <span>{part}</span>
          </span>
        ))}
      </span>
    </Link>
  );
