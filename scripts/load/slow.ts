import { connect, type Socket } from 'node:net';

const HEAD =
  'POST /api/balance HTTP/1.1\r\nHost: lento\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
const DRIP_MS = 500;

/** Clients that hold a connection each and send a byte now and then; comes back as many as are let go. */
export function slowClients(port: number, count: number): () => void {
  const sockets = new Set<Socket>();
  let stopped = false;
  function open(i: number): void {
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!stopped) setTimeout(() => !stopped && open(i), DRIP_MS);
    });
    socket.write(i % 2 === 0 ? HEAD : HEAD.slice(0, 30));
  }
  for (let i = 0; i < count; i++) open(i);
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write(' ');
  }, DRIP_MS);
  return () => {
    stopped = true;
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}
