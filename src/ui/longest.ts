/** What a timer takes at most, in ms: more, Infinity too, would go off at once. */
export const LONGEST = 2 ** 31 - 1;
