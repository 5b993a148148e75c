// Tests a library through clients that are made of its .proto file. Usage: BASE_URL=http://127.0.0.1:4010 node scenario.mjs
// FORGET=yes restores the initial state after every call, because the proxy for this does not know HTTP/2.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import grpc from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { notYet, refusal, run, step } from '../steps.mjs';

const options = { keepCase: true, longs: Number, enums: String, defaults: true, arrays: true, objects: true };
const { reading: { v1 } } = grpc.loadPackageDefinition(loadSync(fileURLToPath(new URL('api.proto', import.meta.url)), options));
const { host, href } = new URL(process.env.BASE_URL);
const { NOT_FOUND, ALREADY_EXISTS, INVALID_ARGUMENT, FAILED_PRECONDITION } = grpc.status;

const control = (path, body) => fetch(new URL(`/__service/state/${path}`, href), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
if (process.env.FORGET) await control('reset', '{}');
const initial = process.env.FORGET ? JSON.stringify(await (await control('snapshot', '{}')).json()) : undefined;
/** Delays the end of each call until the initial state is restored. */
const forgetful = (callOptions, next) => new grpc.InterceptingCall(next(callOptions), {
  start: (metadata, listener, go) => go(metadata, {
    onReceiveStatus: (status, proceed) => control('restore', initial).then(({ ok }) => proceed(ok ? status : { ...status, code: grpc.status.ABORTED })),
  }),
});
const clientOf = (service) => {
  const client = new service(host, grpc.credentials.createInsecure(), initial === undefined ? {} : { interceptors: [forgetful] });
  return new Proxy(client, {
    get: (of, method) => (request) => (of[method].responseStream
      ? of[method](request).toArray()
      : new Promise((yes, no) => of[method](request, (error, response) => (error ? no(error) : yes(response))))),
  });
};
const library = clientOf(v1.Library), readers = clientOf(v1.Readers), reservations = clientOf(v1.Reservations);

/** Fails unless a call fails with the code; returns the error. */
async function refused(call, code) {
  const error = await refusal(call, Error);
  assert.equal(grpc.status[error.code], grpc.status[code], error.message);
  return error;
}

let count = 0;
const unique = (prefix) => `${prefix}-${++count}`;
const shelf = (theme = 'History') => library.CreateShelf({ shelf: { theme } });
const book = (parent, more) => library.CreateBook({ parent, book: { title: 'Emma', author: 'Austen', pages: 474, ...more } });
const read = (name) => library.GetBook({ name });
const books = async (parent, more) => (await library.ListBooks({ parent, ...more })).books.map(each => each.title).sort();
const shelves = async () => (await library.ListShelves({ page_size: 1000 })).shelves.map(each => each.name);
const reader = async (more) => {
  const card_number = unique('card');
  await readers.Create({ card_number, email: 'ann@example.com', ...more });
  return card_number;
};
const reserve = async (reader_card_number, more) => (await reservations.Create({ reader_card_number, book: 'shelves/1/books/1', ...more })).id;

// shelves
step('a created shelf has a name and its theme', async () => {
  const made = await shelf('Fiction');
  assert.match(made.name, /^shelves\/[^/]+$/);
  assert.equal(made.theme, 'Fiction');
  assert.deepEqual(await library.GetShelf({ name: made.name }), made);
});
step('the time of creation is set', async () => {
  const { name } = await shelf('Poetry'), { create_time, theme } = await library.GetShelf({ name });
  assert.ok(create_time.seconds > 1_000_000_000);
  assert.equal(theme, 'Poetry');
});
step('two shelves have different names', async () => {
  const one = await shelf('a'), two = await shelf('b');
  assert.notEqual(one.name, two.name);
  assert.deepEqual([(await library.GetShelf({ name: one.name })).theme, (await library.GetShelf({ name: two.name })).theme], ['a', 'b']);
});
step('shelves are listed', async () => {
  const one = await shelf(), two = await shelf(), seen = await shelves();
  assert.deepEqual([seen.includes(one.name), seen.includes(two.name), seen.includes('shelves/none')], [true, true, false]);
});
step('all pages together list each shelf once', async () => {
  const made = [], seen = [];
  for (let i = 0; i < 5; i++) made.push((await shelf()).name);
  let page_token = '';
  do {
    const page = await library.ListShelves({ page_size: 2, page_token });
    assert.ok(page.shelves.length <= 2 && seen.length < 1000);
    seen.push(...page.shelves.map(each => each.name));
    page_token = page.next_page_token;
  } while (page_token);
  assert.equal(new Set(seen).size, seen.length);
  assert.ok(made.every(name => seen.includes(name)));
});
step('a deleted shelf is gone', async () => {
  const { name } = await shelf();
  await library.DeleteShelf({ name });
  await refused(library.GetShelf({ name }), NOT_FOUND);
  await refused(library.DeleteShelf({ name }), NOT_FOUND);
});
step('a deleted shelf is gone with its books', async () => {
  const { name } = await shelf(), made = await book(name);
  await library.DeleteShelf({ name });
  await refused(read(made.name), NOT_FOUND);
});
step('an unknown shelf is not found, with a message', async () => {
  const { name } = await shelf();
  const error = await refused(library.GetShelf({ name: 'shelves/nothing' }), NOT_FOUND);
  assert.match(error.details, /shelves\/nothing/);
  assert.equal((await library.GetShelf({ name })).name, name);
});

// books
step('a created book is named after its shelf', async () => {
  const { name } = await shelf(), made = await book(name, { tags: ['classic'], labels: { room: '7' } });
  assert.match(made.name, new RegExp(`^${name}/books/[^/]+$`));
  assert.deepEqual([made.title, made.author, made.pages, made.tags, made.labels], ['Emma', 'Austen', 474, ['classic'], { room: '7' }]);
  assert.deepEqual(await read(made.name), made);
});
step('a book for an unknown shelf is rejected', async () => {
  const { name } = await shelf();
  await refused(book('shelves/nothing'), NOT_FOUND);
  await book(name);
  assert.deepEqual(await books(name), ['Emma']);
});
step('a shelf lists only its own books', async () => {
  const one = await shelf(), two = await shelf();
  await book(one.name);
  await book(one.name, { title: 'Persuasion' });
  await book(two.name, { title: 'Dracula' });
  assert.deepEqual([await books(one.name), await books(two.name)], [['Emma', 'Persuasion'], ['Dracula']]);
});
notYet('the books of an unknown shelf are not found', 'a list below an unknown parent is empty, although its comment describes NOT_FOUND', async () => {
  const { name } = await shelf();
  await book(name);
  await refused(library.ListBooks({ parent: 'shelves/nothing' }), NOT_FOUND);
  assert.deepEqual(await books(name), ['Emma']);
});
step('books are filtered by author', async () => {
  const { name } = await shelf();
  await book(name);
  await book(name, { title: 'Dracula', author: 'Stoker' });
  assert.deepEqual(await books(name, { author: 'Stoker' }), ['Dracula']);
  assert.deepEqual(await books(name), ['Dracula', 'Emma']);
});
step('all pages together list each book of a shelf once', async () => {
  const { name: parent } = await shelf(), made = ['a', 'b', 'c', 'd', 'e'], seen = [];
  for (const title of made) await book(parent, { title });
  for (let page_token = '', pages = 0; pages === 0 || page_token; pages++) {
    const page = await library.ListBooks({ parent, page_size: 2, page_token });
    assert.ok(page.books.length <= 2 && pages < 9);
    seen.push(...page.books.map(each => each.title));
    page_token = page.next_page_token;
  }
  assert.deepEqual(seen.sort(), made);
});
step('an invalid page token is rejected', async () => {
  const { name: parent } = await shelf();
  await book(parent);
  await refused(library.ListBooks({ parent, page_size: 2, page_token: 'no token' }), INVALID_ARGUMENT);
  assert.deepEqual(await books(parent), ['Emma']);
});
step('an update with a mask changes only its fields', async () => {
  const { name } = await book((await shelf()).name);
  await library.UpdateBook({ book: { name, title: 'Emma II', author: 'Nobody' }, update_mask: { paths: ['title'] } });
  const now = await read(name);
  assert.deepEqual([now.title, now.author, now.pages, now.name], ['Emma II', 'Austen', 474, name]);
});
step('an update with a mask clears a field', async () => {
  const { name } = await book((await shelf()).name);
  await library.UpdateBook({ book: { name }, update_mask: { paths: ['author'] } });
  const now = await read(name);
  assert.deepEqual([now.author, now.title], ['', 'Emma']);
});
step('an update of an unknown field is rejected', async () => {
  const { name } = await book((await shelf()).name);
  await refused(library.UpdateBook({ book: { name, title: 'Emma II' }, update_mask: { paths: ['colour'] } }), INVALID_ARGUMENT);
  assert.equal((await read(name)).title, 'Emma');
});
step('an update of an unknown book is not found', async () => {
  const { name: parent } = await shelf();
  await book(parent);
  await refused(library.UpdateBook({ book: { name: `${parent}/books/nothing`, title: 'x' }, update_mask: { paths: ['title'] } }), NOT_FOUND);
  assert.deepEqual(await books(parent), ['Emma']);
});
step('a deleted book is gone from its shelf', async () => {
  const { name: parent } = await shelf(), { name } = await book(parent);
  await book(parent, { title: 'Dracula' });
  await library.DeleteBook({ name });
  await refused(read(name), NOT_FOUND);
  await refused(library.DeleteBook({ name }), NOT_FOUND);
  assert.deepEqual(await books(parent), ['Dracula']);
});
step('a book is lent and returned', async () => {
  const { name } = await book((await shelf()).name);
  assert.equal((await library.LendBook({ name })).state, 'LENT');
  assert.equal((await read(name)).state, 'LENT');
  assert.equal((await library.ReturnBook({ name })).state, 'AVAILABLE');
  assert.equal((await read(name)).state, 'AVAILABLE');
});
step('a lent book cannot be lent again', async () => {
  const { name } = await book((await shelf()).name);
  await library.LendBook({ name });
  await refused(library.LendBook({ name }), FAILED_PRECONDITION);
  assert.equal((await read(name)).state, 'LENT');
});
step('an unknown book cannot be lent', async () => {
  const { name } = await book((await shelf()).name);
  await refused(library.LendBook({ name: `${name}9` }), NOT_FOUND);
  assert.equal((await library.LendBook({ name })).name, name);
});
step('several books are read at once', async () => {
  const { name: parent } = await shelf(), one = await book(parent), two = await book(parent, { title: 'Dracula' });
  await book(parent, { title: 'Persuasion' });
  const { books: found } = await library.BatchGetBooks({ names: [two.name, one.name] });
  assert.deepEqual(found.map(each => each.title), ['Dracula', 'Emma']);
});
step('the books of a shelf are streamed', async () => {
  const one = await shelf(), two = await shelf();
  await book(one.name);
  await book(one.name, { title: 'Persuasion' });
  await book(two.name, { title: 'Dracula' });
  assert.deepEqual((await library.StreamBooks({ parent: one.name })).map(each => each.title).sort(), ['Emma', 'Persuasion']);
});

// a service that is named after its resource
step('a reader is read by the card number', async () => {
  const card_number = await reader({ email: 'bob@example.com' });
  const found = await readers.Get({ card_number });
  assert.deepEqual([found.card_number, found.email, found.fines], [card_number, 'bob@example.com', 0]);
});
notYet('a new reader is active', 'registered_at is no known name of the time of a creation', async () => {
  const card_number = await reader(), found = await readers.Get({ card_number });
  assert.equal(found.status, 'ACTIVE');
  assert.ok(found.registered_at.seconds > 1_000_000_000);
});
step('a taken card number is rejected', async () => {
  const card_number = await reader();
  await refused(readers.Create({ card_number, email: 'eve@example.com' }), ALREADY_EXISTS);
  assert.equal((await readers.Get({ card_number })).email, 'ann@example.com');
});
step('an unknown reader is not found', async () => {
  const card_number = await reader();
  await refused(readers.Get({ card_number: 'nothing' }), NOT_FOUND);
  await refused(readers.Delete({ card_number: 'nothing' }), NOT_FOUND);
  await refused(readers.Update({ card_number: 'nothing', email: 'eve@example.com' }), NOT_FOUND);
  assert.equal((await readers.Get({ card_number })).card_number, card_number);
});
step('readers are listed and counted', async () => {
  const one = await reader(), two = await reader();
  const { readers: found, total } = await readers.List({ limit: 1000 });
  const seen = found.map(each => each.card_number);
  assert.deepEqual([seen.includes(one), seen.includes(two), seen.includes('nothing'), total], [true, true, false, seen.length]);
});
step('all pages together list each reader once', async () => {
  const made = [await reader(), await reader(), await reader()], seen = [];
  for (let offset = 0; offset < 1000; offset += 2) {
    const page = (await readers.List({ limit: 2, offset })).readers;
    assert.ok(page.length <= 2);
    if (page.length === 0) break;
    seen.push(...page.map(each => each.card_number));
  }
  assert.equal(new Set(seen).size, seen.length);
  assert.ok(made.every(each => seen.includes(each)));
});
step('an update of a reader changes only the sent fields', async () => {
  const card_number = await reader();
  await readers.Update({ card_number, fines: 250 });
  const one = await readers.Get({ card_number });
  assert.deepEqual([one.fines, one.email], [250, 'ann@example.com']);
  await readers.Update({ card_number, email: 'new@example.com' });
  const two = await readers.Get({ card_number });
  assert.deepEqual([two.fines, two.email], [250, 'new@example.com']);
});
step('a reader is suspended, and selected by status', async () => {
  const one = await reader(), two = await reader();
  assert.equal((await readers.Suspend({ card_number: one })).status, 'SUSPENDED');
  assert.equal((await readers.Get({ card_number: one })).status, 'SUSPENDED');
  const seen = (await readers.List({ limit: 1000, status: 'SUSPENDED' })).readers.map(each => each.card_number);
  assert.deepEqual([seen.includes(one), seen.includes(two)], [true, false]);
});
step('a suspended reader cannot be suspended again', async () => {
  const card_number = await reader();
  await readers.Suspend({ card_number });
  await refused(readers.Suspend({ card_number }), FAILED_PRECONDITION);
  assert.equal((await readers.Get({ card_number })).status, 'SUSPENDED');
});
step('a deleted reader is gone, and the card number is free', async () => {
  const card_number = await reader();
  await readers.Delete({ card_number });
  await refused(readers.Get({ card_number }), NOT_FOUND);
  await readers.Create({ card_number, email: 'next@example.com' });
  assert.equal((await readers.Get({ card_number })).email, 'next@example.com');
});

// a service that takes its resource, and returns an identifier
step('a reservation is read by the returned id', async () => {
  const card = await reader(), id = await reserve(card, { note: 'soon' });
  const { reservation } = await reservations.Get({ id });
  assert.deepEqual([reservation.id, reservation.reader_card_number, reservation.note], [id, card, 'soon']);
});
step('a reader has the reservations of the reader', async () => {
  const one = await reader(), two = await reader(), ids = [await reserve(one), await reserve(one)].sort();
  await reserve(two);
  assert.deepEqual((await reservations.List({ reader_card_number: one })).map(each => each.id).sort(), ids);
});
step('a deleted reservation is gone', async () => {
  const card = await reader(), one = await reserve(card), two = await reserve(card);
  await reservations.Delete({ id: one });
  await refused(reservations.Get({ id: one }), NOT_FOUND);
  assert.deepEqual((await reservations.List({ reader_card_number: card })).map(each => each.id), [two]);
});

await run();
