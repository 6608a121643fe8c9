import { cx } from '../../core/style/css';
import { heading as headings } from '../../core/style/heading.styles';
import { ButtonLink } from '../../core/ui/button-link';
import { Picture } from '../../core/ui/picture';
import { safeUrl } from '../../read/link';
import type { SchoolHeaderProps } from './school-header.contract';
import { styles } from './school-header.styles';

export function SchoolHeader({ heading, text, image, links }: SchoolHeaderProps) {
  if (!heading) return null;
  const safeLinks = links.filter(({ link }) => safeUrl(link));
  return (
    <div className={styles.root}>
      <div className={cx(styles.sheet, image && styles.besidePicture)}>
        <div className={styles.words}>
          <h1 className={headings.page}>{heading}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {safeLinks.length > 0 && (
            <ul className={styles.links}>
              {safeLinks.map(({ label, link }, at) => (
                <li key={at}>
                  <ButtonLink href={link} variant={at === 0 ? 'primary' : 'secondary'}>
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {image && (
          <Picture className={styles.picture} src={image} alt="" ratio="16/9" lazy={false} />
        )}
      </div>
    </div>
  );
}
