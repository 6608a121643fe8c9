import { Hono } from 'hono';
import * as v from 'valibot';
import { newsletter } from '../../src/core/contact/newsletter.form';
import { campaign } from '../../src/widgets/campaign-form/campaign-form.form';
import { releaseCategories } from '../data/news';
import { textIn } from '../data/texts';
import { type Received, received } from './received';
import type { Store } from './session';
import { languageOf } from './site';
import { captchaToken, email, isReject, refuse, taking } from './validation';

const release = v.pipe(
  v.object({
    email,
    recaptchaToken: captchaToken,
    informationTypes: v.array(
      v.picklist(releaseCategories.map(({ informationType }) => informationType)),
    ),
    subscribeToUutiskirje: v.boolean(),
  }),
  v.check(
    ({ informationTypes, subscribeToUutiskirje }) =>
      informationTypes.length > 0 || subscribeToUutiskirje,
    'names nothing to subscribe to',
  ),
);

/** Newsletters, releases and the prize draw. */
export function subscriptionRoutes({ subscriptions }: Store) {
  // An address that begins with `taken@` is one the list has already, to see the failure.
  const subscribe = ({ email: address }: { email: string }) => {
    const success = !address.startsWith('taken@');
    if (success) subscriptions.add(address);
    return { success };
  };
  const subscribeBody = ({ body }: Received) => subscribe({ email: String(body.email) });
  return new Hono()
    .post('/api/newsletter/subscribe', taking(received(newsletter), subscribeBody))
    .post('/api/lk/newsletter/subscribe', taking(received(newsletter), subscribeBody))
    .post('/api/campaign/participate', taking(received(campaign), subscribeBody))
    .get('/api/cision/subscribe/categories', (context) => {
      const language = languageOf(context);
      return context.json(
        releaseCategories.map(({ name, informationType }) => ({
          name: textIn(name, language),
          informationType,
        })),
      );
    })
    .post(
      '/api/cision-liana/subscribe',
      taking(release, (form, context) =>
        isReject(form.recaptchaToken)
          ? refuse(context, 'recaptchaToken: was rejected')
          : subscribe(form),
      ),
    );
}
