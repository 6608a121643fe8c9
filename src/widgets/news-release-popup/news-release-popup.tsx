import { newsReleaseTexts } from '../../core/contact/news-release.texts';
import { useTexts } from '../../core/i18n/use-texts';
import { useOverlay } from '../../core/popups/overlay';
import { rem } from '../../core/style/tokens';
import { late } from '../../core/ui/late';
import { Modal } from '../../core/ui/modal';
import { Skeleton } from '../../core/ui/skeleton';
import type { NewsReleasePopupProps } from './news-release-popup.contract';

// Most visitors of a page do not open it.
const NewsRelease = late(() => import('../../core/contact/news-release-part'), 'NewsRelease');

/** Open while the address ends in #newsreleases [NEWS-04, NEWS-05]. */
export function NewsReleasePopup({ heading, text }: NewsReleasePopupProps) {
  const t = useTexts(newsReleaseTexts);
  const { isOpen, close } = useOverlay('#newsreleases');
  if (!isOpen) return null;
  return (
    <Modal title={heading || t('/news-release/form')} onClose={close}>
      <NewsRelease head={text && <p>{text}</p>} fallback={<Skeleton height={rem(22)} />} />
    </Modal>
  );
}
