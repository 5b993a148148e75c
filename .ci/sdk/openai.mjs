// Tests models, files and assistants with the published library. Usage: BASE_URL=http://127.0.0.1:4010 node openai.mjs
import assert from 'node:assert/strict';
import OpenAI, { toFile } from 'openai';
import { all, refusal, run, step } from './steps.mjs';

const client = new OpenAI({ apiKey: 'sk-test', baseURL: `${process.env.BASE_URL}/v1`, maxRetries: 0 });
const { APIError, NotFoundError, BadRequestError } = OpenAI;
const ids = (items) => items.map(item => item.id);
const text = 'The quick brown fox\njumps over the lazy dog.\n';
const upload = async (name = 'fox.txt') => client.files.create({ file: await toFile(Buffer.from(text), name), purpose: 'assistants' });
const store = (more) => client.vectorStores.create({ name: 'Library', ...more });
const assistant = (more) => client.beta.assistants.create({ model: 'gpt-4o', name: 'Math tutor', ...more });
const thread = () => client.beta.threads.create({ metadata: { topic: 'foxes' } });

step('an uploaded file has its name, its size and its purpose', async () => {
  const made = await upload();
  assert.deepEqual([made.filename, made.bytes, made.purpose], ['fox.txt', text.length, 'assistants']);
  assert.deepEqual(await client.files.retrieve(made.id), made);
});
step('the content of a file is the uploaded content', async () => {
  const made = await upload();
  assert.equal(await (await client.files.content(made.id)).text(), text);
});
step('a deleted file is gone', async () => {
  const made = await upload();
  assert.deepEqual([(await client.files.delete(made.id)).id, (await client.files.delete((await upload()).id)).deleted], [made.id, true]);
  await refusal(client.files.retrieve(made.id), NotFoundError);
});
step('all pages together list each file once', async () => {
  const made = [await upload('one.txt'), await upload('two.txt'), await upload('three.txt')];
  assert.equal(new Set(ids(made)).size, 3);
  const seen = ids(await all(client.files.list({ limit: 2 })));
  for (const one of made) assert.equal(seen.filter(id => id === one.id).length, 1);
});
step('a vector store is created with its name and metadata', async () => {
  const made = await store({ metadata: { shelf: '7' } });
  assert.deepEqual([made.name, made.metadata.shelf], ['Library', '7']);
  assert.deepEqual(await client.vectorStores.retrieve(made.id), made);
});
step('a vector store is renamed', async () => {
  const made = await store();
  assert.equal((await client.vectorStores.update(made.id, { name: 'Archive' })).name, 'Archive');
  assert.equal((await client.vectorStores.retrieve(made.id)).name, 'Archive');
});
step('a deleted vector store is gone from the list', async () => {
  const made = await store(), other = await store();
  assert.equal((await client.vectorStores.delete(made.id)).deleted, true);
  const seen = ids(await all(client.vectorStores.list({ limit: 100 })));
  assert.deepEqual([seen.includes(made.id), seen.includes(other.id)], [false, true]);
});
step('a list continues after an id', async () => {
  const made = [await store(), await store(), await store()];
  assert.equal(new Set(ids(made)).size, 3);
  const page = await client.vectorStores.list({ limit: 1, after: made[2].id });
  assert.deepEqual(ids(page.data), [made[1].id]);
});
step('an assistant keeps its instructions and tools', async () => {
  const made = await assistant({ instructions: 'You are a tutor.', tools: [{ type: 'code_interpreter' }] });
  assert.deepEqual([made.instructions, made.tools], ['You are a tutor.', [{ type: 'code_interpreter' }]]);
  assert.deepEqual(await client.beta.assistants.retrieve(made.id), made);
});
step('an update of an assistant changes only the sent members', async () => {
  const made = await assistant();
  await client.beta.assistants.update(made.id, { description: 'Patient' });
  const now = await client.beta.assistants.retrieve(made.id);
  assert.deepEqual([now.description, now.name, now.model], ['Patient', 'Math tutor', 'gpt-4o']);
});
step('a deleted assistant is gone', async () => {
  const made = await assistant();
  assert.equal((await client.beta.assistants.delete(made.id)).deleted, true);
  await refusal(client.beta.assistants.retrieve(made.id), NotFoundError);
});
step('messages belong to their thread', async () => {
  const one = await thread(), two = await thread();
  const mine = await client.beta.threads.messages.create(one.id, { role: 'user', content: 'Where is the fox?' });
  await client.beta.threads.messages.create(two.id, { role: 'user', content: 'Where is the dog?' });
  assert.deepEqual([mine.thread_id, mine.role], [one.id, 'user']);
  assert.deepEqual(ids(await all(client.beta.threads.messages.list(one.id))), [mine.id]);
  await refusal(client.beta.threads.messages.retrieve(mine.id, { thread_id: two.id }), NotFoundError);
});
step('a message for an unknown thread is rejected', async () => {
  await refusal(client.beta.threads.messages.create('thread_nothing', { role: 'user', content: 'Hello?' }), NotFoundError);
  const made = await thread();
  assert.deepEqual(await all(client.beta.threads.messages.list(made.id)), []);
});
step('a run belongs to its thread and its assistant, and can be cancelled', async () => {
  const of = await thread(), by = await assistant();
  const made = await client.beta.threads.runs.create(of.id, { assistant_id: by.id });
  assert.deepEqual([made.thread_id, made.assistant_id], [of.id, by.id]);
  const canceled = await client.beta.threads.runs.cancel(made.id, { thread_id: of.id });
  assert.match(canceled.status, /^cancel/);
  assert.equal((await client.beta.threads.runs.retrieve(made.id, { thread_id: of.id })).status, canceled.status);
});
step('a batch references its file and can be cancelled', async () => {
  const input = await upload('requests.jsonl');
  const made = await client.batches.create({ input_file_id: input.id, endpoint: '/v1/chat/completions', completion_window: '24h', metadata: { night: 'yes' } });
  assert.deepEqual([made.input_file_id, made.metadata.night], [input.id, 'yes']);
  assert.match((await client.batches.cancel(made.id)).status, /^cancel/);
  assert.match((await client.batches.retrieve(made.id)).status, /^cancel/);
});
step('a conversation keeps its metadata until it is deleted', async () => {
  const made = await client.conversations.create({ metadata: { topic: 'demo' } });
  await client.conversations.update(made.id, { metadata: { topic: 'changed' } });
  assert.equal((await client.conversations.retrieve(made.id)).metadata.topic, 'changed');
  await client.conversations.delete(made.id);
  await refusal(client.conversations.retrieve(made.id), NotFoundError);
});
step('an unknown id is not found, with an error of the API', async () => {
  const error = await refusal(client.vectorStores.retrieve('vs_nothing'), NotFoundError);
  assert.ok(error instanceof APIError);
  assert.match(error.message, /vs_nothing/);
  const made = await store();
  assert.equal((await client.vectorStores.retrieve(made.id)).id, made.id);
});
step('a rejected request creates nothing', async () => {
  const before = ids(await all(client.beta.assistants.list({ limit: 100 })));
  await refusal(client.beta.assistants.create({ name: 'No model' }), BadRequestError);
  const made = await assistant();
  assert.deepEqual(ids(await all(client.beta.assistants.list({ limit: 100 }))), [made.id, ...before]);
});

await run();
