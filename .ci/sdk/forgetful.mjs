// A proxy in front of an emulator that restores the initial state after every request.
// Usage: ORIGIN=http://127.0.0.1:4010 node forgetful.mjs, which prints `ready` and its address.
import http from 'node:http';

const origin = new URL(process.env.ORIGIN);
const control = (path, body) => fetch(new URL(`/__service/state/${path}`, origin), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
// Instances of an earlier run would have the names of this one.
await control('reset', '{}');
const empty = JSON.stringify(await (await control('snapshot', '{}')).json());

const server = http.createServer((request, response) => {
  const { method, url: path, headers } = request;
  const onward = http.request({ host: origin.hostname, port: origin.port, method, path, headers }, async (reply) => {
    const chunks = [];
    for await (const chunk of reply) chunks.push(chunk);
    if (method !== 'GET' && method !== 'HEAD') {
      const restored = await control('restore', empty);
      if (!restored.ok) throw new Error(`the restore failed: ${restored.status}`);
    }
    response.writeHead(reply.statusCode, reply.rawHeaders);
    response.end(Buffer.concat(chunks));
  });
  request.pipe(onward);
});
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`));
