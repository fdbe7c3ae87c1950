// The way to the model: it does not follow where it is sent elsewhere, for the key would go along, and it reads no more
// than an answer can be.

/** Four hundred tokens and their wrapping are a few kilobytes. */
const mostBytes = 64 * 1024;

class TooLong extends Error {
  override name = 'TooLong';
}

function limited(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      // Erroring the stream also hangs up on the sender.
      if (bytes > most) controller.error(new TooLong('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
}

export const modelFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText, headers, body } = response;
  return new Response(body?.pipeThrough(limited(mostBytes)) ?? null, { status, statusText, headers });
};
