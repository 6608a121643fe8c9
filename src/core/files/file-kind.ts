import { importing } from '../../importing';
import type { FieldOptions } from '../form/field';
import { late } from '../ui/late';
import { fileTexts } from './file.texts';
import { type FilesField, type FormFile, fileLimit, isOfType } from './file-type';

export const FilesControl = late(() => import('./files-control'), 'FilesControl');
const uploading = importing(() => import('./files-control'), 'uploading');

interface FilesOptions extends FieldOptions<readonly FormFile[]> {
  /** The accepted MIME types; `image/*` is any image [FORM-12]. */
  readonly types: readonly string[];
  /** The most files; 1 by default [FORM-14]. */
  readonly max?: number;
}

const isFile = (value: unknown): boolean => {
  const { Name, Data } = (value ?? {}) as Partial<FormFile>;
  return typeof Name === 'string' && (typeof Data === 'string' || Data instanceof Blob);
};

/** The type of a data URL and the size of its bytes, from its beginning and its end alone. */
const typeOf = ({ Data }: FormFile): string =>
  Data instanceof Blob ? Data.type : (/^data:([\w.+/-]+);base64,/.exec(Data)?.[1] ?? '');
function sizeOf({ Data, file }: FormFile): number {
  if (Data instanceof Blob) return file?.size ?? 0;
  const padding = Data.endsWith('==') ? 2 : Data.endsWith('=') ? 1 : 0;
  return ((Data.length - Data.indexOf(',') - 1) * 3) / 4 - padding;
}

/** A file of a draft, before it was read again: without an id it must be chosen again. */
const fromDraft = (kept: unknown): FormFile => {
  const { Name, id } = Object(kept) as { Name?: unknown; id?: unknown };
  return { Name: String(Name), Data: '', ...(id ? { id: String(id) } : { again: true }) };
};

/** Files to attach [UI-07, FORM-12..15]; a draft stores their names and where they are kept. */
export const files = (label: string, { types, max = 1, ...options }: FilesOptions): FilesField => ({
  ...{ kind: 'files', label, types, max, empty: [], texts: fileTexts },
  ...{ control: FilesControl, height: 6.8125 },
  is: (value) => Array.isArray(value) && value.every(isFile),
  isEmpty: (value) => value.length === 0,
  fault: (all) => {
    if (all.length > max) return '/form/files-many';
    if (all.some(({ again }) => again)) return '/form/files-again';
    if (all.some(({ Data }) => !Data)) return '/form/files-reading';
    if (all.some((one) => !isOfType(typeOf(one), types))) return '/form/file-type';
    return all.some((one) => sizeOf(one) >= fileLimit) ? '/form/file-large' : undefined;
  },
  draft: {
    write: (value) => (value.length > 0 ? value.map(({ Name, id }) => ({ Name, id })) : undefined),
    read: (kept) => (Array.isArray(kept) ? kept.map(fromDraft) : undefined),
  },
  client: async (...given) => (await uploading.load())(...given),
  ...options,
});
