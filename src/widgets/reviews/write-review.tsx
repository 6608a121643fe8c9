import { useTexts } from '../../core/i18n/use-texts';
import { styles as search } from '../../core/search/search.styles';
import { useOverlay } from '../../core/state/overlay';
import { Button } from '../../core/ui/button';
import { Link } from '../../core/ui/link';
import { preloadForm, ReviewWindow, type ReviewWindowProps } from './review-window';
import type { ReviewsProps } from './reviews.contract';
import { styles } from './reviews.styles';
import { texts } from './reviews.texts';

type Props = Omit<ReviewWindowProps, 'onClose'> & Pick<ReviewsProps, 'loginUrl'>;

/** Opens the form; a visitor without a user name gets a link to the login [REV-02, ROLE-05]. */
export function WriteReview({ loginUrl, ...about }: Props) {
  const t = useTexts(texts);
  const { isOpen, open, close } = useOverlay();
  if (!about.userName)
    return (
      <p className={styles.login}>
        <span>{t('/reviews/login-why')}</span>{' '}
        <Link className={search.link} href={loginUrl}>
          {t('/reviews/login')}
        </Link>
      </p>
    );
  return (
    <>
      <Button onPointerEnter={preloadForm} onFocus={preloadForm} onClick={() => open()}>
        {t('/reviews/write')}
      </Button>
      {isOpen && <ReviewWindow {...about} onClose={close} />}
    </>
  );
}
