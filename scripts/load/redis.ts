import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A Redis that keeps nothing on disk, ready to answer. */
export async function startRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: 'ignore' });
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 200) throw new Error('Redis does not answer.');
    await sleep(50);
  }
  return child;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (text) => {
      socket.destroy();
      resolve(String(text).startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}
