import { ApiError } from '../../api/api-error';
import type { ApiClient, CallOptions } from '../../api/client';
import { postalCodeOf } from '../../api/postal-code';
import { useWidget } from '../element/widget-context';
import { useAction } from '../ui/use-action';

export type DeliveryAnswer = 'available' | 'unavailable' | 'unknown';

/** Whether a failure says that there is no such postal code [DLV-04]: to ask again could not help. */
export const isUnknownCode = (failure: unknown): boolean =>
  [400, 404, 422].includes(ApiError.from(failure).status ?? 0);

/** A call that tells whether the shop delivers to a postal code. */
export type DeliveryCall = (
  api: ApiClient,
  request: { postalCode: string },
  options: CallOptions,
) => Promise<{ isAvailable: boolean }>;

/**
 * Asks by a call whether the shop delivers to a postal code. A newer question wins over an older one
 * [IMP-03]; `reset`, for when the code is edited, calls off the one that runs.
 *
 * @param onTold called with what the shop knows of a code
 */
export function useDeliveryCheck(
  call: DeliveryCall,
  onTold: (told: { readonly postalCode: string; readonly isAvailable: boolean }) => void,
  endpoint?: string,
) {
  const { api } = useWidget();
  return useAction(
    async (signal, given: string): Promise<DeliveryAnswer> => {
      const postalCode = postalCodeOf(given);
      if (!postalCode) return 'unknown';
      try {
        const options = { signal, endpoint: endpoint || undefined };
        const { isAvailable } = await call(api, { postalCode }, options);
        if (!signal.aborted) onTold({ postalCode, isAvailable });
        return isAvailable ? 'available' : 'unavailable';
      } catch (failure) {
        if (isUnknownCode(failure)) return 'unknown';
        throw failure;
      }
    },
    { when: 'latest' },
  );
}
