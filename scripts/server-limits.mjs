// What the server of `npm start` takes from whoever connects. docs/limits.md lists these, and a test compares it with them.

/** connections at a time; a browser opens six. A further one is closed at once. */
export const MOST_CONNECTIONS = 128;
/** requests of one connection that may wait for their answer; browsers send one at a time. More close the connection. */
export const MOST_WAITING = 8;
/** the bytes of the head of a request */
export const LARGEST_HEAD = 8192;
/** how long the head of a request may take to come, and a whole request, in milliseconds */
export const HEAD_TIME = 10_000;
export const REQUEST_TIME = 30_000;
/** how long a connection may stand still while it is answered, and between two requests, in milliseconds */
export const STILL_TIME = 30_000;
export const IDLE_TIME = 5000;
