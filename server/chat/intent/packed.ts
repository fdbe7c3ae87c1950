// A file of weights: a head of JSON, the step of each row, and each weight as a whole number of steps in half a byte.

/** Half a byte holds −7 to 7; measured, nothing is lost against whole floats. */
const top = 7;

/** Length of the head, head, steps, weights two to a byte. Rows begin at whole bytes. */
export function pack(head: object, rows: Float32Array, width: number): Uint8Array {
  const rowCount = rows.length / width;
  const stride = width + (width % 2);
  const steps = new Float32Array(rowCount);
  const halves = new Uint8Array((rowCount * stride) / 2);
  for (let row = 0; row < rowCount; row += 1) {
    const own = rows.subarray(row * width, (row + 1) * width);
    const step = own.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9) / top;
    steps[row] = step;
    for (const [c, weight] of own.entries()) {
      const place = row * stride + c;
      const half = Math.round(weight / step) + top;
      halves[place >> 1] = (halves[place >> 1] as number) | (place % 2 === 0 ? half : half << 4);
    }
  }
  const text = JSON.stringify(head);
  // The steps after it begin at a multiple of four.
  const words = Buffer.from(text + ' '.repeat((4 - (text.length % 4)) % 4));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(words.length);
  return Buffer.concat([size, words, Buffer.from(steps.buffer), halves]);
}

/** Steps are whole numbers up to this, so that the sum of a long message stays below 2³¹. */
const finest = 2 ** 14;

export function unpack<Head>(file: Uint8Array, widthOf: (head: Head) => number) {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  const [size = 0] = new Uint32Array(bytes, 0, 1);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, size))) as Head;
  const width = widthOf(head);
  const stride = width + (width % 2);
  const rowCount = (bytes.byteLength - 4 - size) / (4 + stride / 2);
  const floats = new Float32Array(bytes, 4 + size, rowCount);
  const halves = new Uint8Array(bytes, 4 + size + rowCount * 4);
  const unit = floats.reduce((most, one) => Math.max(most, one), 0) / finest;
  const steps = Int32Array.from(floats, (one) => Math.round(one / unit));

  /** Adds the weights of rows, or takes them off. Four rows at a time: to fetch and store the sums costs more than to add. */
  function add(rows: ArrayLike<number>, sums: Int32Array, sign: 1 | -1 = 1): void {
    const half = stride >> 1;
    let nothing = 0;
    for (let at = 0; at < rows.length; at += 4) {
      const a = rows[at] as number;
      const b = rows[at + 1] ?? a;
      const c = rows[at + 2] ?? a;
      const d = rows[at + 3] ?? a;
      const ofA = sign * (steps[a] as number);
      const ofB = at + 1 < rows.length ? sign * (steps[b] as number) : 0;
      const ofC = at + 2 < rows.length ? sign * (steps[c] as number) : 0;
      const ofD = at + 3 < rows.length ? sign * (steps[d] as number) : 0;
      nothing += (ofA + ofB + ofC + ofD) * top;
      for (let pair = 0; pair < half; pair += 1) {
        const inA = halves[a * half + pair] as number;
        const inB = halves[b * half + pair] as number;
        const inC = halves[c * half + pair] as number;
        const inD = halves[d * half + pair] as number;
        const first = Math.imul(ofA, inA & 15) + Math.imul(ofB, inB & 15);
        const second = Math.imul(ofA, inA >> 4) + Math.imul(ofB, inB >> 4);
        sums[2 * pair] = (sums[2 * pair] as number) + first + Math.imul(ofC, inC & 15) + Math.imul(ofD, inD & 15);
        sums[2 * pair + 1] =
          (sums[2 * pair + 1] as number) + second + Math.imul(ofC, inC >> 4) + Math.imul(ofD, inD >> 4);
      }
    }
    for (let c = 0; c < stride; c += 1) sums[c] = (sums[c] as number) - nothing;
  }

  return { head, stride, add, unit };
}
