import { fetchReleaseCategories } from '../../api/releases';
import type { Elements } from '../element/elements';
import { useWidget } from '../element/widget-context';
import { Form } from '../form/form';
import { styles as form } from '../form/form.styles';
import { useTexts } from '../i18n/use-texts';
import { useCall } from '../page/use-call';
import { rem } from '../style/tokens';
import { Failure } from '../ui/failure';
import { Skeleton } from '../ui/skeleton';
import { newsletterOption, newsRelease } from './news-release.form';
import { newsReleaseTexts } from './news-release.texts';

const places = ['a', 'b', 'c', 'd', 'e'];

/** A placeholder for the form while its categories load [IMP-01]. */
const Waiting = () => (
  <div className={form.form} aria-hidden="true">
    <div className={form.field}>
      <Skeleton width={rem(12)} height={rem(1.5)} />
      <div className={form.boxes}>
        {places.map((one) => (
          <Skeleton key={one} width={rem(10)} height={rem(2.75)} />
        ))}
      </div>
    </div>
    <div className={form.field}>
      <Skeleton width={rem(9)} height={rem(1.5)} />
      <Skeleton height={rem(2.875)} />
    </div>
    <div className={form.end}>
      <Skeleton width={rem(15)} height={rem(4.25)} />
      <Skeleton width={rem(5.5)} height={rem(2.75)} />
    </div>
  </div>
);

interface Props {
  /** Shown above the form until it is sent. */
  readonly head?: Elements;
}

/** The form of the news releases, with the categories of the page's language [NEWS-09]. */
export function NewsRelease({ head }: Props) {
  const { language } = useWidget();
  const t = useTexts(newsReleaseTexts);
  const { data, ...call } = useCall(
    'categories',
    (api, signal) => fetchReleaseCategories(api, { language }, { signal }),
    language,
  );
  if (!data)
    return (
      <div className={form.form}>
        {head}
        {call.status === 'failed' ? (
          <Failure call={call} text={t('/news-release/not-loaded')} />
        ) : (
          <Waiting />
        )}
      </div>
    );
  const options = [
    ...data.map(({ name, informationType }) => ({ value: informationType, label: name })),
    { value: newsletterOption, label: t('/news-release/newsletter') },
  ];
  return <Form form={newsRelease} head={head} options={{ informationTypes: options }} />;
}
