import { useEffect, useLayoutEffect, useRef } from 'react';
import { type DeliveryDate, fetchDeliveryTimes } from '../../api/delivery';
import { postalCodeOf } from '../../api/postal-code';
import { cartAtom } from '../../core/cart/cart.atoms';
import { deliveryTexts } from '../../core/delivery/delivery.texts';
import { isUnknownCode } from '../../core/delivery/delivery-question';
import {
  askForDelivery,
  changeDelivery,
  type Delivery,
  deliveryAskAtom,
  keepPostalCode,
  useDelivery,
} from '../../core/delivery/delivery-store';
import { Title, useTitle } from '../../core/element/title';
import { useAnnounced } from '../../core/element/use-announced';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { weekdayOf } from '../../core/i18n/formats';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import type { Language } from '../../core/page/language';
import { useCall } from '../../core/page/use-call';
import { stepHash, useAskedPostalCode, useViewHash } from '../../core/shop/checkout-address';
import { usePageValue } from '../../core/state/store';
import { heading } from '../../core/style/heading.styles';
import { Failure } from '../../core/ui/failure';
import { Notice } from '../../core/ui/notice';
import { Skeleton } from '../../core/ui/skeleton';
import type { DeliveryTimeEvents, DeliveryTimeProps } from './delivery-time.contract';
import { dateChosen, offered } from './delivery-time.model';
import { styles } from './delivery-time.styles';
import { texts } from './delivery-time.texts';
import { OptionCards } from './option-cards';
import { styles as cards } from './option-cards.styles';

const Waiting = () => (
  <div className={cards.cards} aria-hidden="true">
    {[...Array(10)].map((_, index) => (
      <Skeleton key={index} height="3em" />
    ))}
  </div>
);

/** Moves the focus to the part that the checkout asks for; if it has no options, to the content. */
function useAskedFocus() {
  const section = useRef<HTMLElement>(null);
  const { to } = usePageValue(deliveryAskAtom);
  useEffect(() => {
    const place = section.current;
    if (!to || !place) return;
    const ways = [
      ...[`[data-part=${to}] :checked`, `[data-part=${to}] input`],
      ...['input:checked', 'input', 'button'],
    ];
    const found = ways.map((way) => place.querySelector<HTMLElement>(way)).find(Boolean);
    (found ?? place).focus();
    // The focus has arrived; what is missing stays marked.
    askForDelivery();
  });
  return section;
}

/** The date with its whole weekday: 'maanantai 23.11.' for 'ma 23.11.'. */
function saidOf({ value, label }: DeliveryDate, language: Language): string {
  const weekday = weekdayOf(value, language);
  return weekday && `${weekday} ${label.replace(/^\D+/, '')}`;
}

function Choice({ dates }: { readonly dates: readonly DeliveryDate[] }) {
  const t = useTexts(texts);
  const delivery = useTexts(deliveryTexts);
  const shared = useSharedTexts();
  // Where they show: beside a payment they are no news.
  useAnnounced(t('/delivery-time/loaded'), dates);
  const emit = useEmit<DeliveryTimeEvents>();
  const { language } = useWidget();
  const { deliveryDate, deliveryTime } = useDelivery();
  const { isAsked } = usePageValue(deliveryAskAtom);
  const times = dates.find(({ value }) => value === deliveryDate)?.times;
  const choose = (changes: Partial<Delivery>) => {
    const { deliveryDate: date = deliveryDate, deliveryTime: time = '' } = changes;
    changeDelivery(changes);
    emit('atria-delivery-chosen', { deliveryDate: date, deliveryTime: time });
  };
  const missing = (value: string) => (isAsked && !value ? shared('/shared/required') : '');
  return (
    <>
      <OptionCards
        part="date"
        label={delivery('/delivery/date')}
        options={dates.map((date) => ({ ...date, said: saidOf(date, language) }))}
        value={deliveryDate}
        error={missing(deliveryDate)}
        onChoose={(value) => {
          const date = dates.find((one) => one.value === value);
          if (date && value !== deliveryDate) choose(dateChosen(date));
        }}
      />
      {times &&
        (times.length === 0 ? (
          <Notice tone="warning">{t('/delivery-time/none-of-date')}</Notice>
        ) : (
          <OptionCards
            part="time"
            label={delivery('/delivery/time')}
            options={times}
            value={deliveryTime}
            error={missing(deliveryTime)}
            onChoose={(value) => {
              const time = times.find((one) => one.value === value);
              if (time) choose({ deliveryTime: value, deliveryTimeText: time.label });
            }}
          />
        ))}
    </>
  );
}

/** The dates of a postal code; a choice holds as far as they allow it [CHK-12, CHK-14, API-38]. */
function useDates(code: string | undefined) {
  const delivery = useDelivery();
  const call = useCall(code ?? null, (api, signal) =>
    fetchDeliveryTimes(api, { postalCode: code ?? '' }, { signal }),
  );
  const isDone = call.status === 'done';
  const dates = call.data?.dates;
  useLayoutEffect(() => {
    if (code) keepPostalCode(code);
  }, [code]);
  useLayoutEffect(() => {
    // If two on a page have their own codes, the dates for the visit's code count.
    if (!isDone || !dates || code !== delivery.deliveryAddress.postalCode) return;
    const changes = offered(delivery, dates, code);
    if (Object.entries(changes).some(([name, value]) => delivery[name as keyof Delivery] !== value))
      changeDelivery(changes);
  }, [code, isDone, dates, delivery]);
  return { ...call, dates: isDone ? dates : undefined };
}

export function DeliveryTime({ postalCode }: DeliveryTimeProps) {
  const t = useTexts(texts);
  const delivery = useTexts(deliveryTexts);
  const title = useTitle(t('/delivery-time/heading'), heading.block);
  const section = useAskedFocus();
  // From the page's address, else from the attribute [CHK-12].
  const code = useAskedPostalCode() ?? postalCodeOf(postalCode);
  const isPaying = useViewHash() === stepHash.payment;
  const { hasGiftCardsOnly } = usePageValue(cartAtom);
  const { dates, ...call } = useDates(hasGiftCardsOnly ? undefined : code);
  // Nothing is offered that the checkout does not need [CHK-10].
  if (isPaying || hasGiftCardsOnly) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.root}
      aria-labelledby={title.id}
      aria-busy={Boolean(code) && call.status === 'loading'}
    >
      <div>
        <Title {...title} />
        {code && <p className={styles.to}>{t('/delivery-time/to', code)}</p>}
      </div>
      {!code ? (
        <Notice tone="info">{t('/delivery-time/no-code')}</Notice>
      ) : isUnknownCode(call.error) ? (
        <Notice tone="error">{delivery('/delivery/unknown')}</Notice>
      ) : call.status === 'failed' ? (
        <Failure call={call} text={t('/delivery-time/failed')} />
      ) : !dates ? (
        <Waiting />
      ) : dates.length === 0 ? (
        <Notice tone="warning">
          <p>{t('/delivery-time/none', code)}</p>
          <p>{delivery('/delivery/unavailable')}</p>
        </Notice>
      ) : (
        <Choice dates={dates} />
      )}
    </section>
  );
}
