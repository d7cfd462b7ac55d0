// A page of another site can have its name lead to this machine, and would then read what is served here as its own
// (DNS rebinding). So a request must name this machine: by a name that no other site can have, or by one that was allowed.
import { isIP } from 'node:net';

/** `Host: [::1]:1275` → `::1`; undefined where it is no host. */
export function hostNameIn(header = '') {
  const [, bracketed, bare] = /^(?:\[([\da-fA-F:.]{2,45})\]|([^\s:/@[\]]{1,253}))(?::\d{1,5})?$/.exec(header) ?? [];
  return bracketed ?? bare?.toLowerCase();
}

export const isOwnMachine = (name = '') => name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);

/** Whether a request for this host is answered. An address of the network is nobody's name: it is enough that --lan lets others in. */
export function isKnownHost(header, { reach, hosts }) {
  const name = hostNameIn(header);
  if (name === undefined) return false;
  return isOwnMachine(name) || hosts.includes(name) || (reach === 'lan' && isIP(name) > 0);
}

/** What somebody is told who asked for a host that is not known. */
export function refusalOf(header, { reach }) {
  const name = hostNameIn(header);
  if (name === undefined) return 'The request names no host, or none that can be read.';
  const lan = reach === 'lan' || isIP(name) === 0 ? '' : ' (npm start -- --lan lets other devices in)';
  return isIP(name) > 0
    ? `This server does not answer for ${name}${lan}.`
    : `This server does not know the host ${name}. If it is this machine, start it with: npm start -- --host ${name}`;
}
