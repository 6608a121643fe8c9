import * as v from 'valibot';
import type { FieldOptions, FilesField, FormFile } from './field';
import { fileLimit } from './file-data';
import { isOfType } from './file-type';

interface FilesOptions extends FieldOptions<readonly FormFile[]> {
  /** MIME types that are taken; `image/*` is any image [FORM-12]. */
  readonly types: readonly string[];
  /** How many at most, 1 without it [FORM-14]. */
  readonly max?: number;
}

const fileSchema = v.object({
  Name: v.string(),
  Data: v.union([v.string(), v.instance(Blob)]),
  file: v.optional(v.any()),
  again: v.optional(v.boolean()),
});

/** The type of a data URL and the bytes it holds, of its beginning and its end alone. */
const typeOf = ({ Data }: FormFile): string =>
  Data instanceof Blob ? Data.type : (/^data:([\w.+/-]+);base64,/.exec(Data)?.[1] ?? '');
function sizeOf({ Data, file }: FormFile): number {
  if (Data instanceof Blob) return file?.size ?? 0;
  const padding = Data.endsWith('==') ? 2 : Data.endsWith('=') ? 1 : 0;
  return ((Data.length - Data.indexOf(',') - 1) * 3) / 4 - padding;
}

/** Files to send along [UI-07, FORM-12..15]; a draft keeps their names, to ask for them again. */
export const files = (label: string, { types, max = 1, ...options }: FilesOptions): FilesField => ({
  kind: 'files',
  label,
  types,
  max,
  empty: [],
  isEmpty: (value) => value.length === 0,
  schema: v.pipe(
    v.array(fileSchema),
    v.check((all) => all.length <= max, '/form/files-many'),
    v.check((all) => !all.some(({ again }) => again), '/form/files-again'),
    v.check((all) => all.every(({ Data, again }) => Data || again), '/form/files-reading'),
    v.check(
      (all) => all.every((one) => !one.Data || isOfType(typeOf(one), types)),
      '/form/file-type',
    ),
    v.check((all) => all.every((one) => sizeOf(one) < fileLimit), '/form/file-large'),
  ),
  draft: {
    write: (value) => (value.length > 0 ? value.map(({ Name }) => Name) : undefined),
    read: (kept) =>
      Array.isArray(kept)
        ? kept.map((name) => ({ Name: String(name), Data: '', again: true }))
        : undefined,
  },
  ...options,
});
