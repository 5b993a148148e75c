// Tests published clients of WebSocket, server-sent events, HTTP and MQTT with the emulator at BASE_URL and MQTT_URL.
import assert from 'node:assert/strict';
import { EventSource } from 'eventsource';
import mqtt from 'mqtt';
import WebSocket from 'ws';

const base = process.env.BASE_URL;
const broker = process.env.MQTT_URL;
const steps = [];
const step = (name, run) => steps.push({ name, run });
const json = { 'content-type': 'application/json' };
const text = (value) => JSON.stringify(value);

/** A queue of what a client receives. */
class Inbox {
  waiting = [];
  arrived = [];

  put(value) {
    const next = this.waiting.shift();
    next ? next(value) : this.arrived.push(value);
  }

  take() {
    if (this.arrived.length > 0) return Promise.resolve(this.arrived.shift());
    return new Promise((next, fail) => {
      const timer = setTimeout(() => fail(new Error('nothing arrived within 10 seconds')), 10_000);
      this.waiting.push((value) => (clearTimeout(timer), next(value)));
    });
  }
}

const post = (path, body, headers = {}) =>
  fetch(`${base}/${path}`, { method: 'POST', headers: { ...json, ...headers }, body: text(body) });

async function socket(path) {
  const client = new WebSocket(`${base.replace(/^http/, 'ws')}/${path}`);
  client.inbox = new Inbox();
  client.ends = new Inbox();
  client.on('message', (data) => client.inbox.put(String(data)));
  client.on('close', (code) => client.ends.put(code));
  await new Promise((next, fail) => client.on('open', next).on('error', fail));
  return client;
}

async function connect(options = {}, url = broker) {
  const client = mqtt.connect(url, { reconnectPeriod: 0, protocolVersion: 5, ...options });
  client.inbox = new Inbox();
  client.on('message', (topic, payload, packet) => client.inbox.put({ topic, text: String(payload), packet }));
  client.connack = await new Promise((next, fail) => client.on('connect', next).on('error', fail));
  return client;
}

const subscribe = (client, filter, qos = 1) => client.subscribeAsync(filter, { qos });

/** Publishes over MQTT, and returns the reason code of a refusal, or 0. */
const publish = (client, topic, value, options = { qos: 1 }) =>
  client.publishAsync(topic, typeof value === 'string' ? value : text(value), options).then(
    () => 0,
    (refused) => refused.code,
  );

step('a WebSocket receives what others publish, in order', async () => {
  const [one, two] = [await socket('harbour/gauges/7/levels'), await socket('harbour/gauges/7/levels')];
  for (let level = 0; level < 5; level++) one.send(text({ level }));
  for (let level = 0; level < 5; level++) assert.equal(await two.inbox.take(), text({ level }));
});
step('a WebSocket receives the errors of invalid messages, and is closed after three', async () => {
  const client = await socket('harbour/gauges/7/levels');
  for (let times = 0; times < 3; times++) {
    client.send(text({ level: 99 }));
    assert.match(await client.inbox.take(), /^\{"error":.*body\/level/);
  }
  assert.equal(await client.ends.take(), 1007);
});
step('parameters make channels of their own', async () => {
  const [seven, eight] = [await socket('harbour/gauges/7/levels'), await socket('harbour/gauges/8/levels')];
  await post('harbour/gauges/8/levels', { level: 8 });
  await post('harbour/gauges/7/levels', { level: 7 });
  assert.equal(await seven.inbox.take(), text({ level: 7 }));
  assert.equal(await eight.inbox.take(), text({ level: 8 }));
});
step('a path without a channel opens no WebSocket', () => assert.rejects(socket('harbour/nowhere'), /404/));
step('HTTP lists messages and refuses invalid ones', async () => {
  assert.equal((await post('harbour/gauges/9/levels', { level: 1 })).status, 202);
  assert.equal((await post('harbour/gauges/9/levels', { level: 'high' })).status, 400);
  assert.deepEqual(await (await fetch(`${base}/harbour/gauges/9/levels`)).json(), [{ level: 1 }]);
});
step('an event source follows a channel', async () => {
  const source = new EventSource(`${base}/harbour/created`);
  const inbox = new Inbox();
  source.addEventListener('BerthCreated', (event) => inbox.put(JSON.parse(event.data)));
  await new Promise((next) => source.addEventListener('open', next));
  await post('berths', { name: 'South' });
  assert.equal((await inbox.take()).name, 'South');
  source.close();
});
step('writes over REST send the messages about them over WebSocket and MQTT', async () => {
  const [created, client] = [await socket('harbour/created'), await connect()];
  await subscribe(client, 'harbour/berths/+/events');
  const berth = await (await post('berths', { name: 'North' })).json();
  assert.equal(JSON.parse(await created.inbox.take()).id, berth.id);
  await post(`berths/${berth.id}/close`, {});
  await fetch(`${base}/berths/${berth.id}`, { method: 'DELETE' });
  const closed = await client.inbox.take();
  assert.equal(closed.topic, `harbour/berths/${berth.id}/events`);
  assert.equal(JSON.parse(closed.text).berth.id, berth.id);
  assert.deepEqual(JSON.parse((await client.inbox.take()).text), { id: berth.id });
  client.end();
});
step('a message of MQTT creates what REST reads', async () => {
  const [client, created] = [await connect(), await socket('harbour/created')];
  assert.equal(await publish(client, 'harbour/requests', { name: 'East', length: 12 }), 0);
  const { id } = JSON.parse(await created.inbox.take());
  assert.equal((await (await fetch(`${base}/berths/${id}`)).json()).name, 'East');
  client.end();
});
step('a request over MQTT 5 gets its reply at its response topic with its correlation data', async () => {
  const client = await connect();
  await subscribe(client, 'replies/mine');
  const properties = { responseTopic: 'replies/mine', correlationData: Buffer.from('c-1') };
  await publish(client, 'harbour/requests', { name: 'West' }, { qos: 1, properties });
  const reply = await client.inbox.take();
  assert.equal(JSON.parse(reply.text).name, 'West');
  assert.equal(String(reply.packet.properties.correlationData), 'c-1');
  client.end();
});
step('a request over HTTP gets its reply on the described channel with its correlation', async () => {
  const client = await connect();
  await subscribe(client, 'harbour/confirmations');
  await post('harbour/requests', { name: 'Middle' }, { requestId: 'r-2' });
  const reply = await client.inbox.take();
  assert.equal(JSON.parse(reply.text).name, 'Middle');
  assert.equal(reply.packet.properties.userProperties.requestId, 'r-2');
  client.end();
});
for (const protocolVersion of [3, 4, 5]) {
  step(`MQTT ${{ 3: '3.1', 4: '3.1.1', 5: '5' }[protocolVersion]} delivers every quality of service once`, async () => {
    const options = protocolVersion === 3 ? { protocolId: 'MQIsdp' } : {};
    const client = await connect({ protocolVersion, ...options });
    await subscribe(client, 'harbour/gauges/+/levels', 2);
    for (const qos of [0, 1, 2]) await publish(client, `harbour/gauges/${qos}/levels`, { level: qos }, { qos });
    for (const qos of [0, 1, 2]) {
      const { topic, text: payload, packet } = await client.inbox.take();
      assert.deepEqual([topic, payload, packet.qos], [`harbour/gauges/${qos}/levels`, text({ level: qos }), qos]);
    }
    client.end();
  });
}
step('MQTT 5 refuses invalid payloads and unknown topics with their reason codes', async () => {
  const client = await connect();
  assert.equal(await publish(client, 'harbour/gauges/1/levels', { level: 99 }), 0x99);
  assert.equal(await publish(client, 'harbour/gauges/1/levels', 'no JSON', { qos: 2 }), 0x99);
  assert.equal(await publish(client, 'harbour/nowhere', {}), 0x90);
  assert.equal(client.connected, true);
  client.end();
});
step('a retained message reaches later subscribers', async () => {
  const client = await connect();
  await publish(client, 'harbour/gauges/r/levels', { level: 5 }, { qos: 1, retain: true });
  const late = await connect({ protocolVersion: 4 });
  await subscribe(late, 'harbour/gauges/r/levels');
  const { text: payload, packet } = await late.inbox.take();
  assert.deepEqual([payload, packet.retain], [text({ level: 5 }), true]);
  client.end();
  late.end();
});
step('the will of a client that vanishes is published', async () => {
  const client = await connect();
  await subscribe(client, 'harbour/gauges/w/levels');
  const lost = await connect({ will: { topic: 'harbour/gauges/w/levels', payload: text({ level: -1 }), qos: 1 } });
  lost.stream.destroy();
  assert.equal((await client.inbox.take()).text, text({ level: -1 }));
  client.end();
});
step('a session keeps messages for a client that returns', async () => {
  const options = { clientId: 'keeper', clean: false, properties: { sessionExpiryInterval: 600 } };
  const first = await connect(options);
  await subscribe(first, 'harbour/gauges/s/levels');
  await first.endAsync();
  await post('harbour/gauges/s/levels', { level: 3 });
  const second = await connect(options);
  assert.equal(second.connack.sessionPresent, true);
  assert.equal((await second.inbox.take()).text, text({ level: 3 }));
  second.end();
});
step('MQTT over a WebSocket is the same', async () => {
  const client = await connect({}, `${base.replace(/^http/, 'ws')}/mqtt`);
  await subscribe(client, 'harbour/gauges/ws/levels', 2);
  assert.equal(await publish(client, 'harbour/gauges/ws/levels', { level: 2 }, { qos: 2 }), 0);
  assert.equal((await client.inbox.take()).text, text({ level: 2 }));
  client.end();
});
step('a reset tells every subscriber', async () => {
  const [client, over] = [await connect(), await socket('harbour/created')];
  await subscribe(client, '$SYS/control');
  await fetch(`${base}/__service/state/reset`, { method: 'POST' });
  assert.match((await client.inbox.take()).text, /state-replaced/);
  assert.match(await over.inbox.take(), /^\{"control":/);
  await post('berths', { name: 'New' });
  assert.equal(JSON.parse(await over.inbox.take()).name, 'New');
  client.end();
});

let failed = 0;
for (const { name, run } of steps) {
  try {
    await run();
    console.log(`passed  ${name}`);
  } catch (failure) {
    failed++;
    console.log(`FAILED  ${name}: ${failure.message}`);
  }
}
console.log(`${steps.length - failed} of ${steps.length} steps passed`);
process.exit(failed ? 1 : 0);
