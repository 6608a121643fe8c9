import type { Contract, PropsOf } from '../../../src/core/element/contract';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import type { AnyForm, Fields } from '../../../src/core/form/define-form';
import type { Language } from '../../../src/core/page/language';
import type { openForm } from './form-page';
import type { RenderOptions } from './render-widget';

/** A form in the battery. */
export interface FormCase<C extends Contract> {
  readonly widget: WidgetDefinition<C>;
  /** The declaration that the widget shows at the start. */
  readonly form: AnyForm;
  /** Fills all that is required, as a visitor does, in Finnish. */
  readonly fill: () => void | Promise<void>;
  /** What the summary of the empty form lists, in order, in Finnish. */
  readonly missing: readonly string[];
  /** The end of the path it is sent to, and its body when filled so. */
  readonly path: string;
  readonly body: object;
  /** The name of its calls for faults of the stand-in back end. */
  readonly fault: string;
  readonly title?: string;
  readonly heading?: string;
  readonly required?: string;
  readonly thanks?: string;
  readonly failure?: string;
  /** Nothing of the answer is read but its status. */
  readonly unread?: boolean;
  readonly props?: Partial<PropsOf<C>>;
  /** Its message takes signs outside of FORM-09. */
  readonly anySigns?: boolean;
  /** What another page of the site says that the form is about, for one that is about something. */
  readonly elsewhere?: Partial<PropsOf<C>>;
  /** Leads from the widget as it opens to the form, for one that is not the first. */
  readonly reach?: (language: Language) => void;
}

/** How it is opened beside its own props. */
export type FormOptions = Omit<RenderOptions<Contract>, 'props'> & { readonly props?: object };

/** A case with what all its forms have, and ways to open it. */
export interface Ready {
  readonly form: AnyForm;
  readonly fields: [string, Fields[string]][];
  readonly shown: Required<
    Omit<FormCase<Contract>, 'props' | 'elsewhere' | 'anySigns' | 'widget' | 'form' | 'reach'>
  > & {
    /** What the summary of the empty form lists: what is missing, and a captcha that is required. */
    readonly listed: readonly string[];
  };
  readonly open: (options?: FormOptions) => ReturnType<typeof openForm>;
  /** Opens, fills and verifies. */
  readonly openFilled: (options?: FormOptions) => Promise<ReturnType<typeof openForm>>;
}

/** The drafts of a form, by where they are kept: one for each thing that it is about. */
export const drafts = ({ name }: AnyForm) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(`atria-draft-${name}`));

/** The control of a field. */
export function control(name: string): HTMLInputElement {
  const found = document.querySelector(`[id$="-${name}"]`);
  if (!found) throw new Error(`"${name}" is not on the page: is it in the rows of its form?`);
  return found as HTMLInputElement;
}
