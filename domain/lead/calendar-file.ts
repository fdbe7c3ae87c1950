// A call as a file for a calendar (RFC 5545): CRLF, lines of at most 75 octets, text escaped, times in UTC.
export interface CalendarEvent {
  /** The same however often it is changed: a calendar then moves the entry. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  from: number;
  to: number;
  made: number;
  title: string;
  text: string;
  /** Whose calendar it comes from. */
  maker: string;
}

const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // They would end or break a line of the file.
    .replace(/\p{Cc}/gu, '');

const longest = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Continued lines begin with a space, which counts; a letter of several octets stays whole. */
function folded(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const letter of line) {
    const room = lines.length === 0 ? longest : longest - 1;
    if (octets(rest + letter) > room) {
      lines.push(rest);
      rest = '';
    }
    rest += letter;
  }
  return [...lines, rest].join('\r\n ');
}

export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(event.maker)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.made)}`,
    `DTSTART:${utc(event.from)}`,
    `DTEND:${utc(event.to)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
