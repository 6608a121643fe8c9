import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import type { Call } from '../../api/define-call';
import type { LanguageMenu } from '../../api/navigation';
import { useWidget } from '../../core/element/widget-context';
import type { Language } from '../../core/page/language';
import { readStoredJson, writeStoredJson } from '../../core/page/storage';
import { type RetriedCall, useCall } from '../../core/page/use-call';
import type { HeaderProps } from './header.contract';

type Request = { languageId: Language; pageId: string; subDomainId: string };

/**
 * A navigation, whose last answer is stored for the visit: the next page shows the parts that pages
 * share at once, and its own answer once that is there. If the call fails, the stored one stays.
 * @param isShown whether it is requested
 */
export function useNavigation<T extends LanguageMenu>(
  fetch: Call<Request, v.GenericSchema<unknown, T>>,
  isShown: boolean,
  { pageId, subDomainId }: HeaderProps,
): RetriedCall<T> {
  const { language, logo } = useWidget();
  const { get, answer: schema } = fetch.declaration;
  const name = ['atria-navigation', logo, language, subDomainId, get].join();
  const [stored, setStored] = useState<{ readonly name: string; readonly data: T }>();
  // Before the first paint, but after the first render, which is the same as a server's.
  useLayoutEffect(() => {
    const data = readStoredJson('sessionStorage', name, (value) => {
      const reading = schema && v.safeParse(schema, value);
      return reading?.success ? reading.output : undefined;
    });
    if (data !== undefined) setStored({ name, data });
  }, [name, schema]);
  const load = async (api: ApiClient, signal: AbortSignal) => {
    const data = await fetch(api, { languageId: language, pageId, subDomainId }, { signal });
    // Under the name of the request, which may be another by now.
    if (!signal.aborted) {
      writeStoredJson('sessionStorage', name, data);
      setStored({ name, data });
    }
    return data;
  };
  const call = useCall(isShown ? `${get}|${pageId}|${subDomainId}` : null, load, language);
  if (call.status === 'done' || stored?.name !== name) return call;
  // Language links belong to one page; of another page's only the labels keep their places.
  const languageMenu = stored.data.languageMenu.map(({ label }) => ({ label, link: '' }));
  return { ...call, data: { ...stored.data, languageMenu } };
}
