/** A file of files, uncompressed: small enough to write by hand, and the same in browser and server. */
export function zip(files: readonly { name: string; text: string }[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = encoder.encode(file.name);
    const data = encoder.encode(file.text);
    // Version 2.0, names in UTF-8, stored, 1 January 2026; checksum, size twice, length of the name.
    const common = [
      ...u16(20, 0x800, 0, 0, 0x5c21),
      ...u32(crc32(data), data.length, data.length),
      ...u16(name.length, 0),
    ];
    const local = new Uint8Array([...u32(0x04034b50), ...common, ...name]);
    directory.push(
      new Uint8Array([...u32(0x02014b50), ...u16(20), ...common, ...u16(0, 0, 0), ...u32(0, offset), ...name]),
    );
    parts.push(local, data);
    offset += local.length + data.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = [...u32(0x06054b50), ...u16(0, 0, files.length, files.length), ...u32(size, offset), ...u16(0)];
  const whole = new Uint8Array(offset + size + end.length);
  let at = 0;
  for (const part of [...parts, ...directory, new Uint8Array(end)]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const u16 = (...values: number[]): number[] => values.flatMap((value) => [value & 255, (value >>> 8) & 255]);
const u32 = (...values: number[]): number[] => values.flatMap((value) => u16(value & 0xffff, value >>> 16));

function crc32(data: Uint8Array): number {
  let crc = -1;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
