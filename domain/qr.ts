// A QR code of a text, as modules: bytes, the lowest level of correction, one mask. Readers take any; an address on a
// clean screen needs no more. Names and figures are those of ISO/IEC 18004.

/** By version from 1: correction bytes of a block, and how many blocks (level L). */
const checkBytes = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26];
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12];

/** Arithmetic of bytes under the standard's polynomial. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The remainder of a block's bytes by the generator polynomial of that degree (Reed–Solomon). */
function correction(data: readonly number[], degree: number): number[] {
  const generator = new Array<number>(degree).fill(0);
  generator[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    for (let j = 0; j < degree; j += 1) {
      generator[j] = times(generator[j] ?? 0, root) ^ (generator[j + 1] ?? 0);
    }
  }
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [i, part] of generator.entries()) rest[i] = (rest[i] ?? 0) ^ times(part, factor);
  }
  return rest;
}

const sizeOf = (version: number): number => version * 4 + 17;

/** Where the small squares stand, along both sides. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

/** Bytes that fit beside the patterns, correction included. */
function capacity(version: number): number {
  const aligned = alignments(version).length;
  let bits = (16 * version + 128) * version + 64;
  if (aligned > 0) bits -= (25 * aligned - 10) * aligned - 55;
  if (version >= 7) bits -= 36;
  return Math.floor(bits / 8);
}

const dataBytes = (version: number): number =>
  capacity(version) - (checkBytes[version - 1] ?? 0) * (blockCounts[version - 1] ?? 0);

/** The text's bytes with their count, filled up, in blocks, each followed by its correction, interleaved. */
function codewords(text: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >>> i) & 1);
  };
  put(0b0100, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const byte of text) put(byte, 8);
  put(0, Math.min(4, dataBytes(version) * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < dataBytes(version) * 8; filler ^= 0xec ^ 0x11) put(filler, 8);
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );

  const count = blockCounts[version - 1] ?? 1;
  const short = Math.floor(bytes.length / count);
  const longer = bytes.length % count;
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const data = bytes.slice(at, at + short + (i >= count - longer ? 1 : 0));
    at += data.length;
    return { data, check: correction(data, checkBytes[version - 1] ?? 0) };
  });
  const interleaved = (part: 'data' | 'check') =>
    Array.from({ length: short + 1 + (part === 'check' ? 30 : 0) }, (_, i) => blocks.map((block) => block[part][i]))
      .flat()
      .filter((byte) => byte !== undefined);
  return [...interleaved('data'), ...interleaved('check')];
}

/** Version and format bits carry a check of their own. */
function checked(value: number, generator: number, length: number): number {
  let rest = value;
  for (let i = 0; i < length; i += 1) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator);
  return (value << length) | rest;
}

/** Rows of modules, true where dark; null for a text too long for an address. */
export function qrModules(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = checkBytes.findIndex((_, i) => dataBytes(i + 1) >= bytes.length + (i + 1 < 10 ? 2 : 3)) + 1;
  if (version === 0) return null;
  const size = sizeOf(version);
  const dark = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, value: boolean) => {
    const row = dark[y];
    if (row && x >= 0 && x < size) row[x] = value;
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(cx, cy, 4, [2, 4]);
  const places = alignments(version);
  const last = places.length - 1;
  for (const [i, y] of places.entries())
    for (const [j, x] of places.entries())
      if (!((i === 0 && (j === 0 || j === last)) || (i === last && j === 0))) square(x, y, 2, [1]);

  // Level L and mask 0, twice; the module beside the lower copy is always dark.
  const format = checked(0b01000, 0x537, 10) ^ 0x5412;
  const bit = (value: number, i: number) => ((value >>> i) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(format, i));
    set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, bit(format, i));
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const said = checked(version, 0x1f25, 12);
    for (let i = 0; i < 18; i += 1) {
      const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(near, far, bit(said, i));
      set(far, near, bit(said, i));
    }
  }

  // Up and down in pairs of columns from the right, past the column of the clock; every second module turned over.
  const stream = codewords(bytes, version).flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => bit(byte, i)));
  let next = 0;
  for (let right = size - 1, up = true; right >= 1; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (dark[y]?.[x] !== undefined) continue;
        set(x, y, (stream[next] ?? false) !== ((x + y) % 2 === 0));
        next += 1;
      }
    }
  }
  return dark.map((row) => row.map((module) => module === true));
}

/** The same as a drawing, with the quiet border readers need. */
export function qrSvg(text: string): string | null {
  const modules = qrModules(text);
  if (!modules) return null;
  const size = modules.length + 8;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
