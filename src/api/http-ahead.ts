/**
 * Imported for what it does: the code that makes calls is on its way while widgets are mounted whose
 * first call the loader has not made. Without it that call would wait for its code once more.
 */
import('./http').catch(() => {
  // The call itself asks again, and says what has failed.
});
