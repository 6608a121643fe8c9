import type { Contract, PropsOf } from '../../../src/core/element/contract';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import type { AnyForm, Fields } from '../../../src/core/form/define-form';
import type { Language } from '../../../src/core/page/language';
import { rendered } from './dom';
import type { openForm } from './form-page';
import type { RenderOptions } from './render-widget';
import type { Test } from './test-of';

/** A form in the battery. */
export interface FormCase<C extends Contract> {
  readonly widget: WidgetDefinition<C>;
  /** The declaration that the widget shows at first. */
  readonly form: AnyForm;
  /** Fills in all required fields, as a visitor does, in Finnish. */
  readonly fill: () => void | Promise<void>;
  /** The entries in the summary of the empty form, in order, in Finnish. */
  readonly missing: readonly string[];
  /** The end of the path it is sent to, and its body when filled so. */
  readonly path: string;
  readonly body: object;
  /** The name of its calls for faults of the stand-in back end, if it is not `contact`. */
  readonly fault?: string;
  readonly title?: string;
  readonly heading?: string;
  readonly required?: string;
  readonly thanks?: string;
  readonly failure?: string;
  /** Whether nothing of the answer is read but its status. */
  readonly unread?: boolean;
  readonly props?: Partial<PropsOf<C>>;
  /** Whether its message accepts characters outside of FORM-09. */
  readonly anySigns?: boolean;
  /** The subject on another page of the site, for a form with a subject. */
  readonly elsewhere?: Partial<PropsOf<C>>;
  /** Whether the first ring tries on it what is the same code for all forms, too. */
  readonly isWhole?: boolean;
  /** Leads from the opened widget to the form, for one that is not the first. */
  readonly reach?: (language: Language) => void;
}

/** How it is opened, beside its own props. */
export type FormOptions = Omit<RenderOptions<Contract>, 'props'> & { readonly props?: object };

/** A case with the fields of all forms, and functions to open it. */
export interface Ready {
  readonly test: Test;
  readonly form: AnyForm;
  readonly fields: [string, Fields[string]][];
  readonly shown: Required<
    Omit<
      FormCase<Contract>,
      'props' | 'elsewhere' | 'anySigns' | 'isWhole' | 'widget' | 'form' | 'reach'
    >
  > & {
    /** The entries in the summary of the empty form: missing fields, and a required captcha. */
    readonly listed: readonly string[];
  };
  readonly open: (options?: FormOptions) => ReturnType<typeof openForm>;
  /** Opens, fills and verifies. */
  readonly openFilled: (options?: FormOptions) => Promise<ReturnType<typeof openForm>>;
}

/** The drafts of a form, by where they are stored: one for each subject. */
export const drafts = ({ name }: AnyForm) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(`atria-draft-${name}`));

/** The control of a field. */
export function control(name: string): HTMLInputElement {
  const found = rendered.querySelector(`[id$="-${name}"]`);
  if (!found) throw new Error(`"${name}" is not on the page: is it in the rows of its form?`);
  return found as HTMLInputElement;
}
