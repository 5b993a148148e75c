// Tests functions with the published library. Usage: BASE_URL=http://127.0.0.1:4010 node aws-lambda.mjs
import assert from 'node:assert/strict';
import * as lambda from '@aws-sdk/client-lambda';
import { refusal, run, step } from './steps.mjs';

const { InvalidParameterValueException, LambdaClient, ResourceConflictException, ResourceNotFoundException } = lambda;
const client = new LambdaClient({
  endpoint: process.env.BASE_URL,
  region: 'us-east-1',
  credentials: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  maxAttempts: 1,
});
const call = (name, input) => client.send(new lambda[`${name}Command`](input));
const create = (FunctionName, more) => call('CreateFunction', {
  FunctionName,
  Runtime: 'python3.8',
  Role: 'arn:aws:iam::123456789012:role/lambda-role',
  Handler: 'index.handler',
  Code: { ZipFile: Buffer.from('code') },
  ...more,
});
const read = async (FunctionName) => (await call('GetFunction', { FunctionName })).Configuration;
const alias = (FunctionName, Name, more) => call('CreateAlias', { FunctionName, Name, FunctionVersion: '1', ...more });

step('a function is created with the sent members', async () => {
  const made = await create('sent', { MemorySize: 256, Description: 'Says hello' });
  assert.deepEqual([made.FunctionName, made.MemorySize, made.Description], ['sent', 256, 'Says hello']);
  const now = await read('sent');
  assert.deepEqual([now.Runtime, now.Handler, now.MemorySize, now.Description], ['python3.8', 'index.handler', 256, 'Says hello']);
});
step('a second function of the same name is rejected', async () => {
  await create('once');
  const error = await refusal(create('once'), ResourceConflictException);
  assert.match(error.message, /once/);
});
step('functions are listed', async () => {
  await create('one');
  await create('two');
  const names = (await call('ListFunctions', {})).Functions.map(each => each.FunctionName);
  assert.deepEqual([names.includes('one'), names.includes('two'), names.includes('three')], [true, true, false]);
});
step('all pages together list each function once', async () => {
  const names = ['page1', 'page2', 'page3', 'page4', 'page5'], seen = [];
  for (const name of names) await create(name);
  for await (const page of lambda.paginateListFunctions({ client, pageSize: 2 }, {})) {
    assert.ok(page.Functions.length <= 2);
    seen.push(...page.Functions.map(each => each.FunctionName));
    assert.ok(seen.length < 200);
  }
  for (const name of names) assert.equal(seen.filter(each => each === name).length, 1);
});
step('the configuration of a function matches the function', async () => {
  await create('tuned', { MemorySize: 256 });
  await call('UpdateFunctionConfiguration', { FunctionName: 'tuned', Timeout: 30, Description: 'Slower' });
  const now = await read('tuned'), { $metadata, ...shown } = await call('GetFunctionConfiguration', { FunctionName: 'tuned' });
  assert.deepEqual([now.Timeout, now.Description, now.MemorySize, now.Handler], [30, 'Slower', 256, 'index.handler']);
  assert.deepEqual(shown, now);
});
step('a deleted function is gone', async () => {
  await create('gone');
  await call('DeleteFunction', { FunctionName: 'gone' });
  const error = await refusal(read('gone'), ResourceNotFoundException);
  assert.match(error.message, /gone/);
});
step('an unknown function is not found, with the error class of the library', async () => {
  await create('there');
  assert.equal((await read('there')).FunctionName, 'there');
  await refusal(read('nowhere'), ResourceNotFoundException);
  await refusal(call('DeleteFunction', { FunctionName: 'nowhere' }), ResourceNotFoundException);
});
step('a rejected function has the error class of the library and is not created', async () => {
  await refusal(create('refused', { Runtime: 'cobol85' }), InvalidParameterValueException);
  await refusal(read('refused'), ResourceNotFoundException);
  await create('refused');
  assert.equal((await read('refused')).Runtime, 'python3.8');
});
step('an alias belongs to its function', async () => {
  await create('mine');
  await create('other');
  await alias('mine', 'live', { Description: 'What runs' });
  assert.equal((await call('GetAlias', { FunctionName: 'mine', Name: 'live' })).Description, 'What runs');
  assert.deepEqual((await call('ListAliases', { FunctionName: 'mine' })).Aliases.map(each => each.Name), ['live']);
  assert.deepEqual((await call('ListAliases', { FunctionName: 'other' })).Aliases, []);
  await refusal(call('GetAlias', { FunctionName: 'other', Name: 'live' }), ResourceNotFoundException);
});
step('an alias is changed and deleted', async () => {
  await create('moved');
  await alias('moved', 'live');
  await call('UpdateAlias', { FunctionName: 'moved', Name: 'live', FunctionVersion: '2' });
  assert.equal((await call('GetAlias', { FunctionName: 'moved', Name: 'live' })).FunctionVersion, '2');
  await call('DeleteAlias', { FunctionName: 'moved', Name: 'live' });
  await refusal(call('GetAlias', { FunctionName: 'moved', Name: 'live' }), ResourceNotFoundException);
});
step('an alias is deleted with its function', async () => {
  await create('with');
  await alias('with', 'live');
  await call('DeleteFunction', { FunctionName: 'with' });
  await create('with');
  assert.deepEqual((await call('ListAliases', { FunctionName: 'with' })).Aliases, []);
});

await run();
