/**
 * The least a JSON service on node:http can do: read the body, parse it and send the same headers and the same answer,
 * made into text each time (`json`) or kept as bytes (`bytes`).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , mode, answerFile] = process.argv;
const { headers, answer } = JSON.parse(readFileSync(answerFile, 'utf8'));
const bytes = Buffer.from(JSON.stringify(answer));

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    const body = mode === 'bytes' ? bytes : JSON.stringify(answer);
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
