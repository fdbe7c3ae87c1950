const patience = 20_000;

export interface Posted {
  status: number;
  body: Record<string, unknown>;
}

/** Null when no answer came: no connection, too slow, or an answer that is not ours. */
export async function post(url: string, input: object): Promise<Posted | null> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
      signal: stop.signal,
    });
    const body: unknown = await response.json();
    return typeof body === 'object' && body ? { status: response.status, body: body as Posted['body'] } : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
