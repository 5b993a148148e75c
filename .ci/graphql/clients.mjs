// What published clients of GraphQL do against the emulator of a shop at BASE_URL, which REST clients write to as well.
import assert from 'node:assert/strict';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const base = process.env.BASE_URL;
const url = `${base}/graphql`;
const steps = [];
const step = (name, run) => steps.push({ name, run });

const overSocket = () => createClient({ url: url.replace(/^http/, 'ws'), webSocketImpl: WebSocket, lazy: true, retryAttempts: 0 });

const urql = (more = []) => new Client({ url, exchanges: [...more, fetchExchange], preferGetMethod: false, requestPolicy: 'network-only' });

/** Makes a product over REST. */
async function sell(name) {
  const response = await fetch(`${base}/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, price: 2.5 }),
  });
  assert.equal(response.status, 201);
}

/** Does so until `told` has heard of one: a subscription begins when the server has read it. */
async function sellUntil(told, name) {
  for (let tries = 0; tries < 100 && !told.done; tries++) {
    await sell(name);
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** What a source of results gives first; `begin` takes what is called with each result and gives what ends it. */
async function first(begin, name) {
  const told = { done: false };
  const heard = new Promise((resolve, reject) => {
    const end = begin((result) => {
      if (told.done) return;
      told.done = true;
      resolve(result);
      setTimeout(() => end());
    }, reject);
  });
  await Promise.race([heard, sellUntil(told, name).then(() => heard)]);
  return heard;
}

async function ended(run) {
  const client = overSocket();
  try {
    return await run(client);
  } finally {
    await client.dispose();
  }
}

function single(client, query, variables) {
  return new Promise((resolve, reject) => {
    let last;
    client.subscribe({ query, variables }, { next: (result) => (last = result), error: reject, complete: () => resolve(last) });
  });
}

const CREATE = 'mutation ($name: String!) { createProduct(name: $name, price: 9.5) { id name price } }';
const SHOW = 'query ($id: ID!) { product(id: $id) { id name } }';
const CREATED = 'subscription { productCreated { id name price } }';

step('graphql-ws: a query shows what a mutation made', () => ended(async (client) => {
  const made = (await single(client, CREATE, { name: 'Saw' })).data.createProduct;
  assert.deepEqual((await single(client, SHOW, { id: made.id })).data, { product: { id: made.id, name: 'Saw' } });
}));

step('graphql-ws: a query of something unknown shows null', () => ended(async (client) => {
  assert.deepEqual((await single(client, SHOW, { id: 'nowhere' })).data, { product: null });
}));

step('graphql-ws: an invalid document is refused as such', () => ended(async (client) => {
  await assert.rejects(single(client, '{ products { colour } }'), (errors) => /colour/.test(errors[0].message));
}));

step('graphql-ws: a subscription tells of what a REST client made', () => ended(async (client) => {
  const result = await first((next, error) => client.subscribe({ query: CREATED }, { next, error, complete() {} }), 'Nail');
  assert.equal(result.data.productCreated.name, 'Nail');
  assert.equal(result.data.productCreated.price, 2.5);
}));

step('urql: a query shows what a mutation made', async () => {
  const client = urql();
  const made = await client.mutation(CREATE, { name: 'File' }).toPromise();
  assert.equal(made.error, undefined);
  const shown = await client.query(SHOW, { id: made.data.createProduct.id }).toPromise();
  assert.deepEqual(shown.data.product.name, 'File');
});

step('urql: a query by GET shows what a REST client made', async () => {
  await sell('Bolt');
  const client = new Client({ url, exchanges: [fetchExchange], preferGetMethod: 'force' });
  const shown = await client.query('{ products { name } }', {}).toPromise();
  assert.ok(shown.data.products.some(({ name }) => name === 'Bolt'));
});

step('urql: an error is one of GraphQL', async () => {
  const refused = await urql().mutation('mutation { updateProduct(id: "nowhere", name: "x") { id } }', {}).toPromise();
  assert.equal(refused.error.graphQLErrors[0].extensions.code, 'NOT_FOUND');
});

step('urql: a subscription over graphql-ws tells of what a REST client made', () => ended(async (socket) => {
  const client = urql([subscriptionExchange({
    forwardSubscription: (request) => ({
      subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query: request.query, variables: request.variables }, sink) }),
    }),
  })]);
  const result = await first((next) => client.subscription(CREATED, {}).subscribe(next).unsubscribe, 'Screw');
  assert.equal(result.data.productCreated.name, 'Screw');
}));

step('urql: a subscription over server-sent events tells of what a REST client made', async () => {
  const client = new Client({ url, exchanges: [fetchExchange], fetchSubscriptions: true, preferGetMethod: false });
  const result = await first((next) => client.subscription(CREATED, {}).subscribe(next).unsubscribe, 'Washer');
  assert.equal(result.error, undefined);
  assert.equal(result.data.productCreated.name, 'Washer');
});

let failed = 0;
for (const { name, run } of steps) {
  let reason;
  try {
    await Promise.race([run(), new Promise((_, no) => setTimeout(() => no(new Error('no end after 20 s')), 20_000).unref())]);
  } catch (error) {
    reason = String(error?.message ?? JSON.stringify(error)).split('\n').slice(0, 3).join(' ').slice(0, 300);
    failed++;
  }
  console.log(`${reason === undefined ? 'passed' : 'FAILED'}  ${name}${reason ? `: ${reason}` : ''}`);
}
console.log(`steps=${steps.length} passed=${steps.length - failed}`);
process.exit(failed ? 1 : 0);
