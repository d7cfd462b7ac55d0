/** Text that lies beside the program, such as rules: it is fetched when somebody opens it, and is no script. */
export async function fetchText(address: string): Promise<string> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} could not be fetched: ${reply.status}`);
  return await reply.text();
}
