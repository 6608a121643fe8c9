/** In the policy of a page, and in a `meta` for Vite's error overlay, which adds a style. */
const nonce = 'development';

/**
 * A page of the demo host for development: its policy also allows Vite's error overlay and the
 * socket that reports changes.
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
