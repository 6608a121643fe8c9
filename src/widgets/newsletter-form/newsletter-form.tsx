import { Newsletter } from '../../core/contact/newsletter-part';
import { Heading } from '../../core/element/heading';
import { styles } from '../../core/form/form.styles';
import { heading as headings } from '../../core/style/heading.styles';
import type { NewsletterFormProps } from './newsletter-form.contract';

/** The form of a newsletter, in the page [NEWS-01, NEWS-02, NEWS-03]. */
export function NewsletterForm({ variant, heading, text }: NewsletterFormProps) {
  return (
    <div className={styles.inPage}>
      {heading && <Heading className={headings.section}>{heading}</Heading>}
      <Newsletter variant={variant} head={text && <p>{text}</p>} />
    </div>
  );
}
