import { importing } from '../../importing';
import type { FieldOptions } from '../form/field';
import { late } from '../ui/late';
import { fileTexts } from './file.texts';
import { type FilesField, type FormFile, isOfType, isUnread } from './file-type';

export const FilesControl = late(() => import('./files-control'), 'FilesControl');
const uploading = importing(() => import('./files-control'), 'uploading');

interface FilesOptions extends FieldOptions<readonly FormFile[]> {
  /** The accepted MIME types; `image/*` is any image [FORM-12]. */
  readonly types: readonly string[];
  /** The most files; 1 by default [FORM-14]. */
  readonly max?: number;
}

/** A file of a draft, before it is read again. */
const fromDraft = (stored: unknown): FormFile => {
  const { Name, id } = Object(stored) as Partial<FormFile>;
  return { Name: String(Name), id: String(id) };
};

/** Files to attach [UI-07, FORM-12..15]; a draft stores their names and where they are stored. */
export const files = (label: string, { types, max = 1, ...options }: FilesOptions): FilesField => ({
  ...{ kind: 'files', label, types, max, empty: [], texts: fileTexts },
  ...{ control: FilesControl, height: 6.8125 },
  is: Array.isArray,
  isEmpty: (value) => value.length === 0,
  fault: (all) => {
    if (all.length > max) return '/files/many';
    if (all.some(({ again }) => again)) return '/files/lost';
    if (all.some(isUnread)) return '/files/still-reading';
    // Another form with the same draft may accept other types.
    const isFit = all.every(({ Data }) => isOfType(Data?.type ?? '', types));
    return isFit ? undefined : '/files/type';
  },
  draft: {
    write: (value) => (value.length > 0 ? value.map(({ Name, id }) => ({ Name, id })) : undefined),
    read: (stored) => (Array.isArray(stored) ? stored.map(fromDraft) : undefined),
  },
  client: async (...options) => (await uploading.load())(...options),
  ...options,
});
