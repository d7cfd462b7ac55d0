/** Two who sit down with one name are told apart by a number: the curtain and the log name people, not seats. */
export function namesApart(names: readonly string[]): string[] {
  const apart: string[] = [];
  for (const name of names) {
    let free = name;
    for (let n = 2; apart.includes(free) || (free !== name && names.includes(free)); n++) free = `${name} ${n}`;
    apart.push(free);
  }
  return apart;
}
