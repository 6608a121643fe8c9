/** Said by the policy of a page, and by its `meta` to Vite's list of errors, which brings a style. */
const nonce = 'development';

/**
 * A page of the demo host as development needs it: its policy lets in Vite's list of errors and the
 * socket that tells of changes, and nothing else.
 */
export async function forDevelopment(answer: Response): Promise<Response> {
  const policy = answer.headers.get('Content-Security-Policy');
  if (!policy) return answer;
  const page = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set(
    'Content-Security-Policy',
    policy
      .replace("style-src 'self'", `$& 'nonce-${nonce}'`)
      .replace("connect-src 'self'", '$& ws://localhost:* ws://*.localhost:*'),
  );
  return new Response(page.replace('<head>', `$&<meta property="csp-nonce" nonce="${nonce}">`), {
    status: answer.status,
    headers,
  });
}
