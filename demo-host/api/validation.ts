import * as v from 'valibot';

type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/** A body of the shape, or a message that names the first field that is wrong. */
export function check<T>(schema: v.GenericSchema<unknown, T>, body: unknown): Checked<T> {
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, message: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` };
}
