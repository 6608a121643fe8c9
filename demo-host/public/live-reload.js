// Loads the page anew when another server answers than the one it came from. It asks instead of
// listening: a browser has six connections to a host, for all its tabs and frames.
const own = new URL(import.meta.url).searchParams.get('server');

async function look() {
  // One that is being started again does not answer.
  const answer = document.hidden ? undefined : await fetch('/live-reload').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== own) location.reload();
  else setTimeout(look, 1000);
}

// A frame comes anew with its page.
if (self === top) look();
