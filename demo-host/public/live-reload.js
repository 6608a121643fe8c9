// Reloads the page when another server answers than the one that sent it. It polls instead of
// listening: a browser has six connections to a host, for all its tabs and frames.
const own = new URL(import.meta.url).searchParams.get('server');

async function look() {
  // A server that is restarting does not answer.
  const answer = document.hidden ? undefined : await fetch('/live-reload').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== own) location.reload();
  else setTimeout(look, 1000);
}

// A frame is reloaded with its page.
if (self === top) look();
