import { styles as form } from '../form/form.styles';
import { rem } from '../style/tokens';
import { Skeleton } from '../ui/skeleton';

const options = ['a', 'b', 'c', 'd', 'e'];

/** A placeholder for the form while its categories load [IMP-01]. */
export const NewsReleaseSkeleton = () => (
  <div className={form.form} aria-hidden="true">
    <div className={form.fields}>
      <div className={form.field}>
        <Skeleton width={rem(12)} height={rem(1.5)} />
        <div className={form.boxes}>
          {options.map((one) => (
            <Skeleton key={one} width={rem(10)} height={rem(2.75)} />
          ))}
        </div>
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
