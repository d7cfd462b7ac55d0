/** A moment of a game: the words of its state then. It holds secrets, and never leaves whoever runs the table. */
export type Mark = Int32Array;
