import { ApiError } from '../../api/api-error';
import type { ApiClient, CallOptions } from '../../api/client';
import { postalCodeOf } from '../../api/postal-code';
import { useWidget } from '../element/widget-context';
import { useAction } from '../ui/use-action';

export type DeliveryStatus = 'idle' | 'busy' | 'available' | 'unavailable' | 'unknown' | 'failed';

/** Statuses by which a back end says that there is no such postal code [DLV-04]. */
const unknownStatuses = [400, 404, 422];

/** A call that tells whether the shop delivers to a postal code. */
export type DeliveryCall = (
  api: ApiClient,
  request: { postalCode: string },
  options: CallOptions,
) => Promise<{ isAvailable: boolean }>;

/**
 * Checks a postal code by a call; a newer check wins over an older one [IMP-03]. `reset`, for when
 * the code is edited, also calls off the check that runs.
 */
export function useDeliveryCheck(check: DeliveryCall, endpoint?: string) {
  const { api } = useWidget();
  const { run, busy, value, error, reset } = useAction(
    async (signal, given: string): Promise<DeliveryStatus> => {
      const postalCode = postalCodeOf(given);
      if (!postalCode) return 'unknown';
      try {
        const { isAvailable } = await check(api, { postalCode }, { signal, endpoint });
        return isAvailable ? 'available' : 'unavailable';
      } catch (failure) {
        if (unknownStatuses.includes(ApiError.from(failure).status ?? 0)) return 'unknown';
        throw failure;
      }
    },
    { when: 'latest' },
  );
  const status: DeliveryStatus = busy ? 'busy' : error ? 'failed' : (value ?? 'idle');
  return { status, ask: run, reset };
}
