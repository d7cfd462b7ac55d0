import fc from 'fast-check';
import type * as v from 'valibot';

/** As much of a schema as is needed to walk it. */
interface Walked {
  readonly type: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Walked>>;
  readonly item?: Walked;
  readonly value?: Walked;
  readonly wrapped?: Walked;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Values that a schema describes, made from the schema itself, so that no field can be forgotten. */
export function arbitraryOf<S extends v.GenericSchema>(schema: S): fc.Arbitrary<v.InferOutput<S>> {
  return made(schema);
}

function bound(schema: Walked, type: string): number | undefined {
  return schema.pipe?.find((action) => action.type === type)?.requirement as number | undefined;
}

const most = (schema: Walked): number => Math.min(bound(schema, 'max_length') ?? 5, 5);

function made(schema: Walked): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'union':
    case 'variant':
      return fc.oneof(...(schema.options ?? []).map((option) => made(option as Walked)));
    case 'exact_optional':
      return made(schema.wrapped as Walked);
    case 'strict_object': {
      const entries = Object.entries(schema.entries ?? {});
      return fc.record(Object.fromEntries(entries.map(([key, value]) => [key, made(value)])), {
        requiredKeys: entries.filter(([, value]) => value.type !== 'exact_optional').map(([key]) => key),
        noNullPrototype: true,
      });
    }
    case 'array':
      return fc.array(made(schema.item as Walked), { maxLength: most(schema) });
    case 'record':
      // A name that every object has already is left out by valibot.
      return fc.dictionary(
        fc.string({ maxLength: 5 }).filter((key) => !(key in {})),
        made(schema.value as Walked),
        { maxKeys: 3, noNullPrototype: true },
      );
    case 'string':
      return fc.string({ maxLength: most(schema), unit: 'binary' });
    case 'number':
      return fc.integer({
        min: bound(schema, 'min_value') ?? -1000,
        max: bound(schema, 'max_value') ?? 1000,
      });
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    default:
      throw new Error(`no values are made for a schema of type ${schema.type}`);
  }
}
