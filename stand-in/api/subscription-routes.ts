import { postCampaignEntry } from '../../src/api/campaign';
import { postNewsletter, postShopNewsletter } from '../../src/api/newsletter';
import { fetchReleaseCategories, postReleaseSubscription } from '../../src/api/releases';
import { newsRelease } from '../../src/core/contact/news-release.form';
import { newsletter, shopNewsletter } from '../../src/core/contact/newsletter.form';
import { campaign } from '../../src/widgets/campaign-form/campaign-form.form';
import { releaseCategories } from '../data/news';
import { textIn } from '../data/texts';
import { type Received, received } from './received';
import { answers, type Route } from './route';
import type { Store } from './session';
import { languageOf } from './site';
import { isReject, refuse, taking } from './validation';

const known = releaseCategories.map(({ informationType }) => informationType);

/** Newsletters, releases and the prize draw. */
export function routes({ subscriptions }: Store): readonly Route[] {
  // An address that begins with `taken@` is subscribed already, to show the failure.
  const subscribe = ({ email: address }: { email: string }) => {
    const success = !address.startsWith('taken@');
    if (success) subscriptions.add(address);
    return { success };
  };
  const subscribeBody = ({ body }: Received) => subscribe({ email: String(body.email) });
  return [
    answers(postNewsletter, taking(received(newsletter), subscribeBody)),
    answers(postShopNewsletter, taking(received(shopNewsletter), subscribeBody)),
    answers(postCampaignEntry, taking(received(campaign), subscribeBody)),
    answers(fetchReleaseCategories, (context) => {
      const language = languageOf(context);
      return releaseCategories.map(({ name, informationType }) => ({
        name: textIn(name, language),
        informationType,
      }));
    }),
    answers(
      postReleaseSubscription,
      taking(received(newsRelease), (release, context) => {
        if (isReject(release.token)) return refuse(context, 'recaptchaToken: was rejected');
        const types = release.body.informationTypes as readonly string[];
        const unknown = types.find((type) => !known.includes(type));
        if (unknown) return refuse(context, `informationTypes: there is no ${unknown}`);
        return subscribeBody(release);
      }),
    ),
  ];
}
