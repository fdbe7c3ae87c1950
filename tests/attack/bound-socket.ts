// A socket that outlives the site, as systemd holds one: bound here, listened to by whichever site is running.
interface Bound {
  fd: number;
  bind(address: string, port: number): number;
  getsockname(into: { port?: number }): number;
  close(): void;
}

/** Node has no public way to bind without listening: with `listen` this process would answer as well. */
export function bindSocket(): { fd: number; port: number; close(): void } {
  const { TCP, constants } = (process as unknown as { binding(name: string): never }).binding('tcp_wrap') as {
    TCP: new (kind: number) => Bound;
    constants: { SERVER: number };
  };
  const socket = new TCP(constants.SERVER);
  const name: { port?: number } = {};
  if (socket.bind('127.0.0.1', 0) !== 0 || socket.getsockname(name) !== 0) throw new Error('no socket');
  return { fd: socket.fd, port: name.port as number, close: () => socket.close() };
}
