// Loads the page anew when the server that answers is another than the one it came from.
let first;
new EventSource('/live-reload').addEventListener('message', ({ data }) => {
  first ??= data;
  if (data !== first) location.reload();
});
