import { fetchReleaseCategories } from '../../api/releases';
import type { Elements } from '../element/elements';
import { useWidget } from '../element/widget-context';
import { Form } from '../form/form';
import { styles as form } from '../form/form.styles';
import { useTexts } from '../i18n/use-texts';
import { useCall } from '../page/use-call';
import { Notice } from '../ui/notice';
import { newsletterOption, newsRelease } from './news-release.form';
import { newsReleaseTexts } from './news-release.texts';
import { NewsReleaseSkeleton } from './news-release-skeleton';

interface Props {
  /** Shown above the form until it is sent. */
  readonly head?: Elements;
}

/** The form of the news releases, with the categories of the page's language [NEWS-09]. */
export function NewsRelease({ head }: Props) {
  const { language } = useWidget();
  const t = useTexts(newsReleaseTexts);
  const { status, data, retry } = useCall(
    'categories',
    (api, signal) => fetchReleaseCategories(api, { language }, { signal }),
    language,
  );
  if (!data)
    return (
      <div className={form.form}>
        {head}
        {status === 'failed' ? (
          <Notice tone="error" onRetry={retry}>
            <span>{t('/news-release/not-loaded')}</span>
          </Notice>
        ) : (
          <NewsReleaseSkeleton />
        )}
      </div>
    );
  const options = [
    ...data.map(({ name, informationType }) => ({ value: informationType, label: name })),
    { value: newsletterOption, label: t('/news-release/newsletter') },
  ];
  return <Form form={newsRelease} head={head} options={{ informationTypes: options }} />;
}
