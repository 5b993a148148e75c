// Tests files and assistants with the published library and an overlay. Usage: BASE_URL=http://127.0.0.1:4010 node openai-overlay.mjs
import assert from 'node:assert/strict';
import OpenAI, { toFile } from 'openai';
import { run, step } from './steps.mjs';

const client = new OpenAI({ apiKey: 'sk-test', baseURL: `${process.env.BASE_URL}/v1`, maxRetries: 0 });
const upload = async () => client.files.create({ file: await toFile(Buffer.from('The quick brown fox'), 'fox.txt'), purpose: 'assistants' });
const assistant = () => client.beta.assistants.create({ model: 'gpt-4o' });
const thread = () => client.beta.threads.create({});
const store = () => client.vectorStores.create({ name: 'Library' });
const batch = async () => client.batches.create({ input_file_id: (await upload()).id, endpoint: '/v1/chat/completions', completion_window: '24h' });

/** Adds a step in which two new instances have different ids with the prefix, by which they can be read. */
const prefixed = (prefix, make, read) => step(`an id begins with ${prefix}`, async () => {
  const made = [await make(), await make()];
  for (const one of made) {
    assert.match(one.id, new RegExp(`^${prefix}[a-z0-9]{24}$`));
    assert.equal((await read(one.id, one)).id, one.id);
  }
  assert.notEqual(made[0].id, made[1].id);
});

prefixed('file-', upload, (id) => client.files.retrieve(id));
prefixed('asst_', assistant, (id) => client.beta.assistants.retrieve(id));
prefixed('thread_', thread, (id) => client.beta.threads.retrieve(id));
prefixed('vs_', store, (id) => client.vectorStores.retrieve(id));
prefixed('batch_', batch, (id) => client.batches.retrieve(id));
prefixed('conv_', () => client.conversations.create({}), (id) => client.conversations.retrieve(id));
prefixed('cntr_', () => client.containers.create({ name: 'box' }), (id) => client.containers.retrieve(id));
prefixed('msg_', async () => client.beta.threads.messages.create((await thread()).id, { role: 'user', content: 'Hello' }),
  (id, one) => client.beta.threads.messages.retrieve(id, { thread_id: one.thread_id }));
prefixed('run_', async () => client.beta.threads.runs.create((await thread()).id, { assistant_id: (await assistant()).id }),
  (id, one) => client.beta.threads.runs.retrieve(id, { thread_id: one.thread_id }));

step('a new vector store is empty and ready', async () => {
  const made = await store();
  assert.deepEqual([made.status, made.usage_bytes, made.file_counts.total, made.file_counts.in_progress], ['completed', 0, 0, 0]);
  assert.deepEqual(await client.vectorStores.retrieve(made.id), made);
});
step('a message of a user is complete', async () => {
  const of = await thread(), made = await client.beta.threads.messages.create(of.id, { role: 'user', content: 'Hello' });
  assert.equal(made.status, 'completed');
  assert.equal((await client.beta.threads.messages.retrieve(made.id, { thread_id: of.id })).status, 'completed');
});
step('a container is running until it is deleted', async () => {
  const made = await client.containers.create({ name: 'box' });
  assert.deepEqual([made.object, made.status], ['container', 'running']);
  assert.equal((await client.containers.retrieve(made.id)).status, 'running');
  await client.containers.delete(made.id);
  await assert.rejects(client.containers.retrieve(made.id), OpenAI.NotFoundError);
});

await run();
