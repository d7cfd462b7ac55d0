/**
 * Logs of format 1 name the whole edition they were played with by a hash, notes and drawings included. These are the
 * ones that were ever played, each with the hash of its tables: such a log is replayed where the tables are the same.
 */
export const released: Readonly<Record<string, string>> = { '715dc0c6a4b106cd': '37d9e5f4c06a85dd' };
