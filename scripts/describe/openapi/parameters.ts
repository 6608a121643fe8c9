import type { Params } from '../../../src/api/define-call';
import type { KnownCall } from '../calls/all-calls';
import { shapeOfSample } from './body-shape';

/** The description of a declared parameter, or of a constant one. */
const about = (one: Params[string]) =>
  typeof one === 'string'
    ? { description: `Always \`${one}\`.`, required: true, sample: one }
    : one;

/** A list is repeated with brackets and without indexes, which its name includes [API-01]. */
const inQuery = (name: string, sample: unknown) => ({
  name: Array.isArray(sample) ? `${name}[]` : name,
  in: 'query',
  schema: shapeOfSample(sample),
  ...(Array.isArray(sample) && { style: 'form', explode: true }),
});

/** The parameters in a request's path and query; the sample request's values are the examples. */
export function parametersOf({ path, params = {}, ask }: KnownCall) {
  const { query = {} } = ask({}, true);
  return Object.entries(params).map(([name, declared]) => {
    const { description, required, sample } = about(declared);
    const isInPath = path.includes(`{${name}}`);
    const example = isInPath ? sample : query[name];
    return {
      ...(isInPath ? { name, in: 'path', schema: { type: 'string' } } : inQuery(name, sample)),
      required,
      description,
      ...(example !== undefined && { example }),
    };
  });
}
