import * as v from 'valibot';
import { fileLimit } from '../../src/core/files/file-type';
import { controlTexts } from '../../src/core/files/files-control.texts';
import { type AnyForm, checked, type Fields, placesOf } from '../../src/core/form/define-form';
import type { Values } from '../../src/core/form/field';
import { formTexts } from '../../src/core/form/form.texts';
import { sharedTexts } from '../../src/core/i18n/shared.texts';
import { translate } from '../../src/core/i18n/translate';
import { isLanguage } from '../../src/core/page/language';
import { fileTypeOf, headSize } from '../../src/read/file-type';
import { readField } from './read-field';
import { captchaToken } from './validation';

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A form's request with its captcha's token, '' for a form without one. */
export interface Received {
  readonly body: Values;
  readonly token: string;
}

/** A fault in a part of a request. */
interface Fault {
  readonly place: string;
  /** Key of a text, or a text. */
  readonly message: string;
}

/** A file as a form has it, and whether its bytes are what it says: anybody can write a request. */
function fileIn(sent: unknown) {
  const { Name, Data } = Object(sent) as { Name?: unknown; Data?: unknown };
  const [, type = '', base64 = ''] =
    /^data:([\w.+/-]+);base64,([a-z\d+/]*={0,2})$/i.exec(String(Data)) ?? [];
  if (typeof Name !== 'string' || !type) return { file: { Name, id: '' }, isTrue: true };
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  return {
    file: { Name, id: '', Data: new Blob([bytes], { type }) },
    isTrue: fileTypeOf(bytes.subarray(0, headSize))?.type === type,
  };
}

/** The parts of a request's body, as the form has put them together. */
function partsOf(form: AnyForm, body: Values) {
  const shape: object = form.body({ data: {}, files: null, token: 'token' });
  const [tokenName = 'captcha'] =
    Object.entries(shape).find(([, value]) => value === 'token') ?? [];
  return {
    data: 'Data' in shape ? body.Data : body,
    files: 'Files' in shape ? body.Files : null,
    token: body[tokenName] ?? '',
    tokenName,
  };
}

/** The faults of a request, part by part; [] if it is valid. */
function faultsOf(form: AnyForm, body: Values): readonly Fault[] {
  const sent = partsOf(form, body);
  if (!isObject(sent.data)) return [{ place: 'Data', message: 'is missing' }];
  const fields = Object.entries(form.fields as Fields);
  const files = Array.isArray(sent.files) ? sent.files.map(fileIn) : undefined;
  const hasFiles = fields.some(([, { kind }]) => kind === 'files');
  const values = fields.map(([name, field]) => {
    if (field.kind === 'files') return [name, files?.map(({ file }) => file) ?? sent.files];
    // A part that is not sent cannot be checked here; an empty value lets the other checks run.
    const isSent = field.wire !== null;
    return [name, isSent ? readField(name, field, sent.data as Values) : form.empty[name]];
  });
  const wrong = checked(form, Object.fromEntries(values)).faults.flatMap(({ name, message }) => {
    const field = form.fields[name];
    return field.wire === null
      ? []
      : placesOf(form, name, field).map((place) => ({ place, message }));
  });
  const isLarge = files?.some(({ file }) => (file.Data?.size ?? 0) >= fileLimit);
  const isFalse = files?.some(({ isTrue }) => !isTrue);
  const isTold = isLarge || wrong.some(({ place }) => place === 'Files');
  return [
    ...wrong,
    ...(isLarge ? [{ place: 'Files', message: '/files/large' }] : []),
    ...(isFalse && !isTold ? [{ place: 'Files', message: '/files/type' }] : []),
    ...(hasFiles || sent.files === null ? [] : [{ place: 'Files', message: 'must be null' }]),
    ...(form.captcha && !v.is(captchaToken, sent.token)
      ? [{ place: sent.tokenName, message: 'is no captcha token' }]
      : []),
  ];
}

/** A message as the form itself shows it, in the language of the page. */
function say(form: AnyForm, message: string, lang: string | undefined): string {
  const all = { ...sharedTexts, ...formTexts, ...controlTexts, ...form.texts };
  const key = (form.words as Values | undefined)?.[message] ?? message;
  return message in all ? translate(all, isLanguage(lang) ? lang : 'fi', String(key), []) : message;
}

/**
 * A form's request, read back into values and checked by the same schema as in the page. Each issue
 * has the place of its part in the request as its path.
 */
export const received = (form: AnyForm): v.GenericSchema<unknown, Received> =>
  v.pipe(
    v.custom<Values>(isObject, 'is no object'),
    v.rawTransform(({ dataset, config, addIssue, NEVER }) => {
      const { value: input } = dataset;
      const faults = faultsOf(form, input);
      for (const { place, message } of faults)
        addIssue({
          message: say(form, message, config.lang),
          path: [{ type: 'object', origin: 'value', input, key: place, value: undefined }],
        });
      if (faults.length > 0) return NEVER;
      const { token } = partsOf(form, input);
      return { body: input, token: form.captcha ? String(token) : '' };
    }),
  );
