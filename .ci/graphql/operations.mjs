// Generates an operation for a field of a root type, with its required arguments and a selection of fields.
import {
  getNamedType, getNullableType, isAbstractType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType, isScalarType,
} from 'graphql';

const DEEPEST = 2;
const MOST_FIELDS = 25;
const SCALARS = [
  [/^(int|bigint|long|unsignedint|positiveint|nonnegativeint|timestamp.*(ms|millis)|int64)$/i, 1],
  [/^(float|decimal|double|number)$/i, 1.5],
  [/^(boolean)$/i, true],
  [/(datetime|timestamp|instant)/i, '2024-05-06T07:08:09Z'],
  [/^(local)?date$|^iso.*date$|timelessdate/i, '2024-05-06'],
  [/^time$/i, '07:08:09Z'],
  [/(url|uri)/i, 'https://example.org/a'],
  [/uuid|guid/i, '6f1c5b3e-0f0c-4b7e-9d57-5b0f9b1f6a11'],
  [/email/i, 'ada@example.org'],
  [/duration/i, 'P1D'],
  [/(json|object|map|any|record)/i, {}],
];

const required = (input) => isNonNullType(input.type) && input.defaultValue === undefined;

/** Returns the required arguments or, if there are none, the argument that identifies an instance, if there is one. */
function needed(inputs) {
  const must = inputs.filter(required);
  if (must.length) return must;
  const naming = inputs.find(({ name, type }) => /^(id|.+ID)$/.test(name) && ['ID', 'String'].includes(getNullableType(type).name));
  const reference = inputs.find(({ type }) => isInputObjectType(getNullableType(type)) && getNullableType(type).getFields().id);
  return naming ?? reference ? [naming ?? reference] : [];
}

/** The last identifier of each type in the responses so far. */
export class Known {
  #ids = new Map();

  add(type, id) {
    if (typeof id === 'string') this.#ids.set(type.toLowerCase(), id);
  }

  id(argument, shown) {
    const named = argument.replace(/_?ids?$/i, '').toLowerCase();
    return this.#ids.get(named) ?? this.#ids.get(shown.toLowerCase()) ?? '1';
  }
}

function value(type, name, shown, known, open = []) {
  const bare = getNullableType(type);
  if (isListType(bare)) return [value(bare.ofType, name, shown, known, open)];
  if (isEnumType(bare)) return bare.getValues()[0].name;
  if (isScalarType(bare)) {
    if (bare.name === 'ID' || (bare.name === 'String' && /(^|_)ids?$|Ids?$/.test(name))) return known.id(name, shown);
    const usual = SCALARS.find(([pattern]) => pattern.test(bare.name));
    return usual ? usual[1] : 'text';
  }
  const object = {};
  const fields = Object.values(bare.getFields());
  const told = bare.isOneOf ? fields.slice(0, 1) : needed(fields);
  for (const field of told) {
    if (open.includes(bare.name) && !isNonNullType(field.type)) continue;
    object[field.name] = value(field.type, field.name, shown, known, [...open, bare.name]);
  }
  return object;
}

/** Returns the document of the operation, its variables and `selected`, the selection for the validation of the response. */
export function operation(schema, kind, field, known) {
  const variables = {};
  const declared = [];
  const told = (inputs, shown) => {
    const said = [];
    for (const input of needed(inputs)) {
      const variable = `v${declared.length}`;
      declared.push(`$${variable}: ${input.type}`);
      variables[variable] = value(input.type, input.name, shown, known);
      said.push(`${input.name}: $${variable}`);
    }
    return said.length ? `(${said.join(', ')})` : '';
  };
  const select = (parent, member, depth) => {
    const shown = getNamedType(member.type);
    const call = member.name + told(member.args, shown.name);
    const inner = isAbstractType(shown) || isObjectType(shown) ? selection(shown, depth + 1) : null;
    return { text: inner ? `${call} ${inner.text}` : call, name: member.name, type: member.type, inner: inner?.parts };
  };
  const ofObject = (type, depth, most = MOST_FIELDS) => {
    const members = Object.values(type.getFields());
    const leaf = (member) => !isObjectType(getNamedType(member.type)) && !isAbstractType(getNamedType(member.type));
    const chosen = [...members.filter(leaf), ...(depth < DEEPEST ? members.filter((member) => !leaf(member)) : [])];
    return chosen.slice(0, most).map((member) => select(type, member, depth));
  };
  const selection = (type, depth) => {
    const parts = [];
    const text = ['__typename'];
    // The number of aliases in a document is limited.
    const several = depth > 1 ? [] : isAbstractType(type) ? schema.getPossibleTypes(type).slice(0, 10) : [];
    for (const possible of isObjectType(type) ? [type] : several) {
      // Uses aliases, because fields of the same name may have incompatible types in several objects.
      const selected = isObjectType(type) ? ofObject(type, depth) : ofObject(possible, DEEPEST, 1).map((part) => ({ ...part, alias: `${possible.name}_${part.name}` }));
      parts.push({ type: possible, selected });
      const inner = selected.map((part) => (part.alias ? `${part.alias}: ${part.text}` : part.text)).join(' ');
      if (inner) text.push(isObjectType(type) ? inner : `... on ${possible.name} { ${inner} }`);
    }
    return { text: `{ ${text.join(' ')} }`, parts: { of: type, parts } };
  };
  const root = select(null, field, 0);
  const head = declared.length ? `(${declared.join(', ')})` : '';
  return { document: `${kind} ${head} { ${root.text} }`, variables, selected: root };
}
