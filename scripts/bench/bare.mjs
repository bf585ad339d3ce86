/** The least a service on node:http can do with the same engine: read the body, balance it and send the same headers. */
import { createServer } from 'node:http';

const { balanceHelado } = await import(process.env.ENGINE);
const headers = JSON.parse(process.env.HEADERS);

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.stringify(balanceHelado(JSON.parse(Buffer.concat(chunks).toString())));
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
