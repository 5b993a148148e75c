// Tests published GraphQL clients with the emulator of a shop at BASE_URL, to which REST clients write too.
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

/** Creates a product over REST. */
async function sell(name) {
  const response = await fetch(`${base}/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, price: 2.5 }),
  });
  assert.equal(response.status, 201);
}

/** Creates products until the subscription of `told` receives one, because the time at which a subscription begins is unknown. */
async function sellUntil(told, name) {
  for (let tries = 0; tries < 100 && !told.done; tries++) {
    await sell(name);
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Returns the first result of a subscription; `begin` takes a callback for results and returns a function that ends the subscription. */
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

step('graphql-ws: a query returns the product of a mutation', () => ended(async (client) => {
  const made = (await single(client, CREATE, { name: 'Saw' })).data.createProduct;
  assert.deepEqual((await single(client, SHOW, { id: made.id })).data, { product: { id: made.id, name: 'Saw' } });
}));

step('graphql-ws: a query of an unknown id returns null', () => ended(async (client) => {
  assert.deepEqual((await single(client, SHOW, { id: 'nowhere' })).data, { product: null });
}));

step('graphql-ws: an invalid document is rejected with its error', () => ended(async (client) => {
  await assert.rejects(single(client, '{ products { colour } }'), (errors) => /colour/.test(errors[0].message));
}));

step('graphql-ws: a subscription receives the product of a REST client', () => ended(async (client) => {
  const result = await first((next, error) => client.subscribe({ query: CREATED }, { next, error, complete() {} }), 'Nail');
  assert.equal(result.data.productCreated.name, 'Nail');
  assert.equal(result.data.productCreated.price, 2.5);
}));

step('urql: a query returns the product of a mutation', async () => {
  const client = urql();
  const made = await client.mutation(CREATE, { name: 'File' }).toPromise();
  assert.equal(made.error, undefined);
  const shown = await client.query(SHOW, { id: made.data.createProduct.id }).toPromise();
  assert.deepEqual(shown.data.product.name, 'File');
});

step('urql: a query over GET returns the product of a REST client', async () => {
  await sell('Bolt');
  const client = new Client({ url, exchanges: [fetchExchange], preferGetMethod: 'force' });
  const shown = await client.query('{ products { name } }', {}).toPromise();
  assert.ok(shown.data.products.some(({ name }) => name === 'Bolt'));
});

step('urql: an error is a GraphQL error with a code', async () => {
  const refused = await urql().mutation('mutation { updateProduct(id: "nowhere", name: "x") { id } }', {}).toPromise();
  assert.equal(refused.error.graphQLErrors[0].extensions.code, 'NOT_FOUND');
});

step('urql: a subscription over graphql-ws receives the product of a REST client', () => ended(async (socket) => {
  const client = urql([subscriptionExchange({
    forwardSubscription: (request) => ({
      subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query: request.query, variables: request.variables }, sink) }),
    }),
  })]);
  const result = await first((next) => client.subscription(CREATED, {}).subscribe(next).unsubscribe, 'Screw');
  assert.equal(result.data.productCreated.name, 'Screw');
}));

step('urql: a subscription over server-sent events receives the product of a REST client', async () => {
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
