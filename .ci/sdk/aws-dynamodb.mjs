// Tests tables with the published library. Usage: BASE_URL=http://127.0.0.1:4010 node aws-dynamodb.mjs
import assert from 'node:assert/strict';
import * as dynamodb from '@aws-sdk/client-dynamodb';
import { refusal, run, step } from './steps.mjs';

const { BackupNotFoundException, DynamoDBClient, ResourceInUseException, ResourceNotFoundException } = dynamodb;
const client = new DynamoDBClient({
  endpoint: process.env.BASE_URL,
  region: 'us-east-1',
  credentials: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  maxAttempts: 1,
});
const call = (name, input) => client.send(new dynamodb[`${name}Command`](input));
const schema = {
  AttributeDefinitions: [{ AttributeName: 'Artist', AttributeType: 'S' }, { AttributeName: 'SongTitle', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'Artist', KeyType: 'HASH' }, { AttributeName: 'SongTitle', KeyType: 'RANGE' }],
};
const create = async (TableName, more) => (await call('CreateTable', { TableName, ...schema, BillingMode: 'PAY_PER_REQUEST', ...more })).TableDescription;
const describe = async (TableName) => (await call('DescribeTable', { TableName })).Table;

step('a table is created with its keys', async () => {
  const made = await create('Music');
  assert.deepEqual([made.TableName, made.KeySchema, made.AttributeDefinitions], ['Music', schema.KeySchema, schema.AttributeDefinitions]);
  assert.deepEqual((await describe('Music')).KeySchema, schema.KeySchema);
});
step('a new table is empty', async () => {
  await create('Empty');
  const now = await describe('Empty');
  assert.deepEqual([now.ItemCount, now.TableSizeBytes], [0, 0]);
});
step('a table is being created, then active', async () => {
  assert.equal((await create('Slow')).TableStatus, 'CREATING');
  await dynamodb.waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1, maxDelay: 1 }, { TableName: 'Slow' });
  assert.equal((await describe('Slow')).TableStatus, 'ACTIVE');
});
step('a second table of the same name is rejected', async () => {
  await create('Once');
  const error = await refusal(create('Once'), ResourceInUseException);
  assert.equal(error.name, 'ResourceInUseException');
  assert.match(error.message, /Once/);
});
step('tables are listed by name', async () => {
  await create('First');
  await create('Second');
  const { TableNames } = await call('ListTables', { Limit: 100 });
  assert.deepEqual([TableNames.includes('First'), TableNames.includes('Second'), TableNames.includes('Third')], [true, true, false]);
});
step('all pages together list each table once', async () => {
  const names = ['Page1', 'Page2', 'Page3', 'Page4', 'Page5'], seen = [];
  for (const name of names) await create(name);
  for await (const page of dynamodb.paginateListTables({ client, pageSize: 2 }, {})) {
    assert.ok(page.TableNames.length <= 2);
    seen.push(...page.TableNames);
    assert.ok(seen.length < 200);
  }
  for (const name of names) assert.equal(seen.filter(each => each === name).length, 1);
});
step('a list continues after the table that the client names', async () => {
  for (const name of ['Behind1', 'Behind2', 'Behind3']) await create(name);
  const whole = (await call('ListTables', { Limit: 100 })).TableNames;
  const rest = (await call('ListTables', { Limit: 100, ExclusiveStartTableName: 'Behind2' })).TableNames;
  assert.deepEqual(rest, whole.slice(whole.indexOf('Behind2') + 1));
});
step('an update changes only the sent members', async () => {
  await create('Rated');
  const ProvisionedThroughput = { ReadCapacityUnits: 5, WriteCapacityUnits: 6 };
  await call('UpdateTable', { TableName: 'Rated', BillingMode: 'PROVISIONED', ProvisionedThroughput });
  const now = await describe('Rated');
  assert.deepEqual([now.ProvisionedThroughput.ReadCapacityUnits, now.ProvisionedThroughput.WriteCapacityUnits], [5, 6]);
  assert.deepEqual(now.KeySchema, schema.KeySchema);
});
step('a table is protected against deletion', async () => {
  await create('Kept', { DeletionProtectionEnabled: true });
  assert.equal((await describe('Kept')).DeletionProtectionEnabled, true);
  await call('UpdateTable', { TableName: 'Kept', DeletionProtectionEnabled: false });
  assert.equal((await describe('Kept')).DeletionProtectionEnabled, false);
});
step('a stream of a table is switched on', async () => {
  await create('Streamed');
  await call('UpdateTable', { TableName: 'Streamed', StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } });
  assert.deepEqual((await describe('Streamed')).StreamSpecification, { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' });
});
step('the deletion returns the table, and then it is gone', async () => {
  await create('Gone');
  assert.equal((await call('DeleteTable', { TableName: 'Gone' })).TableDescription.TableName, 'Gone');
  const error = await refusal(describe('Gone'), ResourceNotFoundException);
  assert.match(error.message, /Gone/);
  await dynamodb.waitUntilTableNotExists({ client, maxWaitTime: 10, minDelay: 1, maxDelay: 1 }, { TableName: 'Gone' });
  assert.ok(!(await call('ListTables', {})).TableNames.includes('Gone'));
});
step('the name of a deleted table can be used again', async () => {
  await create('Again');
  await call('DeleteTable', { TableName: 'Again' });
  await create('Again', { DeletionProtectionEnabled: true });
  assert.equal((await describe('Again')).DeletionProtectionEnabled, true);
});
step('an unknown table is not found, with the error class of the library', async () => {
  await create('There');
  assert.equal((await describe('There')).TableName, 'There');
  await refusal(describe('Nowhere'), ResourceNotFoundException);
  await refusal(call('UpdateTable', { TableName: 'Nowhere', DeletionProtectionEnabled: true }), ResourceNotFoundException);
  await refusal(call('DeleteTable', { TableName: 'Nowhere' }), ResourceNotFoundException);
});
step('a rejected table is not created', async () => {
  await refusal(create('x'), dynamodb.DynamoDBServiceException);
  await create('xyz');
  const { TableNames } = await call('ListTables', { Limit: 100 });
  assert.deepEqual([TableNames.includes('x'), TableNames.includes('xyz')], [false, true]);
});
step('a global table has its replicas', async () => {
  await call('CreateGlobalTable', { GlobalTableName: 'World', ReplicationGroup: [{ RegionName: 'eu-west-1' }] });
  const { GlobalTableDescription } = await call('DescribeGlobalTable', { GlobalTableName: 'World' });
  assert.deepEqual([GlobalTableDescription.GlobalTableName, GlobalTableDescription.ReplicationGroup?.[0]?.RegionName], ['World', 'eu-west-1']);
  const { GlobalTables } = await call('ListGlobalTables', {});
  assert.ok(GlobalTables.some(table => table.GlobalTableName === 'World'));
});
step('errors of other resources have their own classes', async () => {
  const BackupArn = 'arn:aws:dynamodb:us-east-1:123456789012:table/Music/backup/01489602797149-73d8d5bc';
  await refusal(call('DescribeBackup', { BackupArn }), BackupNotFoundException);
  await refusal(call('DescribeGlobalTable', { GlobalTableName: 'Nowhere' }), dynamodb.GlobalTableNotFoundException);
  await create('Other');
  assert.equal((await describe('Other')).TableName, 'Other');
});

await run();
