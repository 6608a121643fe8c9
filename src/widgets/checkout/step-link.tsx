import { type Step, stepHash } from '../../core/shop/checkout-address';
import { goToStep } from './use-step';

interface Props {
  readonly step: Step;
  readonly className: string;
  readonly children: string;
}

/** A link to a step of this page. */
export const StepLink = ({ step, className, children }: Props) => (
  <a
    className={className}
    href={stepHash[step]}
    onClick={(event) => {
      event.preventDefault();
      goToStep(step);
    }}
  >
    {children}
  </a>
);
