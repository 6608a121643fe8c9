import { NewsRelease } from '../../core/contact/news-release-part';
import { Heading } from '../../core/element/heading';
import { styles } from '../../core/form/form.styles';
import { heading as headings } from '../../core/style/heading.styles';
import type { NewsReleaseFormProps } from './news-release-form.contract';

/** The form of the news releases, in the page [NEWS-09, NEWS-10, NEWS-11]. */
export function NewsReleaseForm({ heading, text }: NewsReleaseFormProps) {
  return (
    <div className={styles.inPage}>
      {heading && <Heading className={headings.section}>{heading}</Heading>}
      <NewsRelease head={text && <p>{text}</p>} />
    </div>
  );
}
