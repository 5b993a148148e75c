// Validates the data of a response against the schema and the selection.
import { GraphQLError, getNullableType, isEnumType, isListType, isNonNullType, isScalarType, isSpecifiedScalarType } from 'graphql';

/** Returns the first error of a value, or null. Calls `see` with each object and its type. */
export function fault(schema, value, type, part, see, path) {
  if (value === null) return isNonNullType(type) ? `${path} is null, although it is ${type}` : null;
  if (value === undefined) return `${path} is missing`;
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (!Array.isArray(value)) return `${path} is not a list`;
    return some(value, (item, at) => fault(schema, item, bare.ofType, part, see, `${path}[${at}]`));
  }
  if (isEnumType(bare)) return bare.getValue(value) ? null : `${path} is ${JSON.stringify(value)}, which is not a value of ${bare}`;
  if (isScalarType(bare)) return scalar(value, bare, path);
  if (typeof value !== 'object' || Array.isArray(value)) return `${path} is not an object`;
  const { of, parts } = part.inner;
  const chosen = parts.find(({ type: possible }) => possible.name === value.__typename);
  if (!chosen) {
    const known = schema.getType(value.__typename);
    return known && (known === of || schema.isSubType(of, known)) ? null : `${path} is of type ${value.__typename}, expected ${of}`;
  }
  see(chosen.type.name, value);
  const asked = ['__typename', ...chosen.selected.map(({ alias, name }) => alias ?? name)];
  const more = Object.keys(value).find((name) => !asked.includes(name));
  if (more) return `${path}.${more} was not selected`;
  return some(chosen.selected, (inner) => fault(schema, value[inner.alias ?? inner.name], inner.type, inner, see, `${path}.${inner.name}`));
}

function some(values, find) {
  for (const [at, value] of values.entries()) {
    const found = find(value, at);
    if (found) return found;
  }
  return null;
}

function scalar(value, type, path) {
  if (!isSpecifiedScalarType(type)) return null;
  const json = { Int: 'number', Float: 'number', String: 'string', ID: 'string', Boolean: 'boolean' }[type.name];
  if (typeof value !== json) return `${path} is ${JSON.stringify(value)}, expected ${type}`;
  try {
    type.serialize(value);
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return `${path}: ${error.message}`;
    throw error;
  }
}
