/**
 * The version of the protocol. It is raised with every change of a schema after a release; a test compares the hash of
 * all schemas with the one that stands beside the version in versions.json.
 */
export const PROTOCOL = 1;
