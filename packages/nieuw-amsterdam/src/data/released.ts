/**
 * Logs of format 1 name the whole edition they were played with by a hash, notes and drawings included. These are the
 * ones that were ever played, each with the hash of its tables: such a log is replayed where the tables are the same.
 */
export const released: Readonly<Record<string, string>> = { bab2afbb26b26b19: '314011593e897c6f' };
