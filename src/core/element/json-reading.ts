/** What a JSON text of an editor holds, and what is wrong with it. */
export interface JsonReading {
  /** Absent when it cannot be read. */
  readonly value?: unknown;
  /** What is wrong with it, in words; absent when nothing is. */
  readonly fault?: string;
  /** It is looked at again after `whenReadable`; what is said till then is not final. */
  readonly isUnread?: boolean;
}
