/** A content security policy: the allowed sources, by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies in a header's text: there may be several, separated by commas. */
export const policiesIn = (text: string): Policy[] =>
  text
    .split(',')
    .filter((one) => one.trim())
    .map(
      (one) =>
        new Map(
          one
            .split(';')
            .map((part) => part.trim().split(/\s+/))
            .reverse()
            .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
        ),
    );

/** The fallback of an absent directive; see CSP level 3. */
const insteadOf: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src', 'default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'frame-src': ['child-src', 'default-src'],
};

/** What a policy allows for a directive; undefined if it does not restrict it. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const names = [directive, ...(insteadOf[directive] ?? ['default-src'])];
  const named = names.find((name) => policy.has(name));
  return named === undefined ? undefined : policy.get(named);
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Whether a source, such as `https://*.example.org/atria/`, includes an address. */
function fits(source: string, address: URL, page: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(address.protocol);
  if (source === "'self'") return address.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return address.protocol === source.toLowerCase();
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme, host = '', port, path] = parts;
  const wanted = scheme ? `${scheme.toLowerCase()}:` : page.protocol;
  const isScheme =
    address.protocol === wanted || (wanted === 'http:' && address.protocol === 'https:');
  const name = host.toLowerCase();
  const isHost = name.startsWith('*.')
    ? address.hostname.endsWith(name.slice(1))
    : address.hostname === name;
  const of = address.port || defaultPorts[address.protocol];
  const isPort = port === '*' || of === (port ?? defaultPorts[address.protocol]);
  const isPath =
    !path || (path.endsWith('/') ? address.pathname.startsWith(path) : address.pathname === path);
  return isScheme && isHost && isPort && isPath;
}

/** What allows an element beside its address. */
export interface Credentials {
  readonly nonce?: string | null;
  readonly hashes?: readonly string[];
}

/**
 * Whether all policies allow an address for a directive.
 *
 * @param page the page that uses it: `'self'` is its origin
 */
export function allows(
  policies: readonly Policy[],
  directive: string,
  address: URL,
  page: URL,
  { nonce, hashes = [] }: Credentials = {},
): boolean {
  return policies.every((policy) => {
    const sources = sourcesOf(policy, directive);
    if (!sources) return true;
    if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
    if (hashes.some((hash) => sources.includes(`'${hash}'`))) return true;
    // With it addresses are ignored: what a trusted script loads is trusted.
    if (directive.startsWith('script-') && sources.includes("'strict-dynamic'")) return false;
    return sources.some((source) => fits(source, address, page));
  });
}

/** Whether all policies allow an inline script. */
export const allowsInline = (
  policies: readonly Policy[],
  { nonce, hashes = [] }: Credentials,
): boolean =>
  policies.every((policy) => {
    const sources = sourcesOf(policy, 'script-src-elem');
    if (!sources) return true;
    const isNamed =
      (nonce && sources.includes(`'nonce-${nonce}'`)) ||
      hashes.some((hash) => sources.includes(`'${hash}'`));
    const isStrict = sources.some((one) => /^'(nonce-|sha\d+-|strict-dynamic)/.test(one));
    return isNamed || (sources.includes("'unsafe-inline'") && !isStrict);
  });
