/** How many pictures load at a time: more would make all of them late. */
const atOnce = 3;
const waiting: (() => void)[] = [];
let running = 0;

function next(): void {
  while (running < atOnce) {
    const start = waiting.shift();
    if (!start) return;
    running += 1;
    start();
  }
}

/**
 * Starts something in its turn.
 *
 * @returns a function to call when it is ready, or no longer wanted.
 */
export function takeTurn(start: () => void): () => void {
  let state: 'waiting' | 'running' | 'done' = 'waiting';
  const begin = () => {
    state = 'running';
    start();
  };
  waiting.push(begin);
  next();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'running') {
      running -= 1;
      next();
    }
    state = 'done';
  };
}
