import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import type { ApiClient, CallOptions } from '../../api/client';
import { useWidget } from '../element/widget-context';

export type DeliveryAnswer = 'idle' | 'busy' | 'available' | 'unavailable' | 'unknown' | 'failed';

/** Statuses by which a back end says that there is no such postal code [DLV-04]. */
const unknownStatuses = [400, 404, 422];

type Check = (
  api: ApiClient,
  request: { postalCode: string },
  options: CallOptions,
) => Promise<{ isAvailable: boolean }>;

/** Checks a postal code by a call; a newer check wins over an older one. */
export function useDeliveryCheck(check: Check, endpoint?: string) {
  const { api } = useWidget();
  const [answer, setAnswer] = useState<DeliveryAnswer>('idle');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (given: string): Promise<DeliveryAnswer> => {
    const postalCode = given.trim();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const end = (result: DeliveryAnswer) => {
      if (!signal.aborted) setAnswer(result);
      return result;
    };
    if (!/^\d{5}$/.test(postalCode)) return end('unknown');
    setAnswer('busy');
    try {
      const { isAvailable } = await check(api, { postalCode }, { signal, endpoint });
      return end(isAvailable ? 'available' : 'unavailable');
    } catch (error) {
      const { status = 0 } = ApiError.from(error);
      return end(unknownStatuses.includes(status) ? 'unknown' : 'failed');
    }
  };
  return { answer, ask, reset: () => setAnswer('idle') };
}
