// Sends an operation for every field of the root types of a schema, whose files are the arguments, to the emulator at BASE_URL.
// graphql-js validates the operations and the responses. A field may be null with the error NOT_FOUND for an unknown identifier
// (`notFound`), and may require an optional identifier that the operation leaves out (`unnamed`). Mutations use the same instances
// one after the other, so that a mutation may be rejected because of their state (`refused`). Subscriptions must only be accepted;
// other tests check their events.
import { readFile } from 'node:fs/promises';
import {
  buildASTSchema, concatAST, extendSchema, getNullableType, GraphQLSchema, isNonNullType, parse, validate, validateSchema, visit,
} from 'graphql';
import { Known, operation } from './operations.mjs';
import { fault } from './shape.mjs';

const url = `${process.env.BASE_URL}/graphql`;
const texts = await Promise.all(process.argv.slice(2).map((file) => readFile(file, 'utf8')));
const document = concatAST(texts.map((text) => parse(text)));

/** Declares undefined types, which other subgraphs of the API define, as scalars. */
function undeclared() {
  const declared = new Set(['Int', 'Float', 'String', 'Boolean', 'ID', ...document.definitions.map(({ name }) => name?.value)]);
  const missing = new Set();
  visit(document, { NamedType: ({ name }) => declared.has(name.value) || missing.add(name.value) });
  return parse([...missing].map((name) => `scalar ${name}`).join('\n') || 'scalar Unused');
}

/** Converts extensions of undefined types to definitions. */
function completed() {
  const declared = new Set(document.definitions.filter(({ kind }) => /Definition$/.test(kind)).map(({ name }) => name?.value));
  const definitions = document.definitions.map((definition) => {
    if (!/TypeExtension$/.test(definition.kind) || declared.has(definition.name.value)) return definition;
    declared.add(definition.name.value);
    return { ...definition, kind: definition.kind.replace('Extension', 'Definition') };
  });
  return { ...document, definitions };
}

const whole = concatAST([completed(), undeclared()]);
const declares = document.definitions.some(({ kind }) => kind === 'ObjectTypeDefinition');
const schema = declares
  ? buildASTSchema(whole, { assumeValidSDL: true })
  : extendSchema(new GraphQLSchema({}), whole, { assumeValidSDL: true });
// Operations of an invalid schema are not validated.
const faulty = validateSchema(schema).length > 0;
const known = new Known();
const counts = { fields: 0, data: 0, notFound: 0, unnamed: 0, refused: 0, subscribed: 0, wrong: 0 };

const see = (type, object) => known.add(type, object.id);

async function post(body, accept) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}

/** Returns whether an argument, or an input field of one, is an optional identifier, which the emulator may require. */
function naming(field, name) {
  const inputs = field.args.flatMap((arg) => [arg, ...Object.values(getNullableType(arg.type).getFields?.() ?? {})]);
  return inputs.some((input) => input.name === name && /id$/i.test(name) && !isNonNullType(input.type));
}

async function ask(asked) {
  const response = await post({ query: asked.document, variables: asked.variables }, 'application/graphql-response+json');
  const reply = await response.json();
  for (const error of reply.errors ?? []) {
    const more = /^(?:query\.|body\/)(\w+): is required$/.exec(error.message);
    if (error.extensions?.code === 'BAD_USER_INPUT' && more && naming(asked.field, more[1])) return { kind: 'unnamed' };
    const state = /^'.+' is \S+, expected .+ to become \S+$/.test(error.message);
    // A condition without a known meaning is an error, so that no filter is ignored.
    if (error.message.includes('does not know the condition')) return { kind: 'refused' };
    if (error.extensions?.code === 'CONFLICT' && state && asked.document.startsWith('mutation ')) return { kind: 'refused' };
    if (error.extensions?.code !== 'NOT_FOUND') return `${response.status} ${error.extensions?.code}: ${error.message}`;
  }
  if (reply.errors?.length && reply.data === null) return { kind: 'notFound' };
  const wrong = fault(schema, reply.data?.[asked.selected.name], asked.selected.type, asked.selected, see, asked.selected.name);
  return wrong ?? { kind: reply.errors?.length ? 'notFound' : 'data' };
}

async function subscribe(asked) {
  const ending = new AbortController();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: asked.document, variables: asked.variables }),
      signal: ending.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !type.startsWith('text/event-stream')) return `${response.status} ${type}: ${(await response.text()).slice(0, 200)}`;
    const reader = response.body.getReader();
    const quiet = new Promise((resolve) => setTimeout(resolve, 50, { value: undefined }));
    const { value } = await Promise.race([reader.read(), quiet]);
    const text = value ? new TextDecoder().decode(value) : '';
    return text.includes('"errors"') ? text.slice(0, 300) : { kind: 'subscribed' };
  } finally {
    ending.abort();
  }
}

async function exchange(kind, field) {
  const asked = { field, ...operation(schema, kind, field, known) };
  const refused = faulty ? [] : validate(schema, parse(asked.document));
  if (refused.length) return `the operation of the test is not valid: ${refused[0].message}`;
  try {
    return kind === 'subscription' ? await subscribe(asked) : await ask(asked);
  } catch (error) {
    return String(error.cause ?? error);
  }
}

for (const kind of ['query', 'mutation', 'subscription']) {
  const root = schema.getRootType(kind);
  for (const field of root ? Object.values(root.getFields()) : []) {
    counts.fields++;
    const outcome = await exchange(kind, field);
    if (typeof outcome === 'string') {
      counts.wrong++;
      console.log(`wrong  ${kind} ${field.name}: ${outcome.slice(0, 400)}`);
    } else {
      counts[outcome.kind]++;
    }
  }
}
console.log(Object.entries(counts).map(([name, count]) => `${name}=${count}`).join(' '));
process.exit(counts.wrong ? 1 : 0);
