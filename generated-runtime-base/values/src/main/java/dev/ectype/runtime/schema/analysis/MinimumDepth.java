package dev.ectype.runtime.schema.analysis;

import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.ObjectSchema.MemberPattern;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnevaluatedSchema;
import dev.ectype.runtime.schema.UnionSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Computes the number of levels of a type's shallowest value, or detects a type without finite values. */
public final class MinimumDepth {
    /** The height of a type without finite values. */
    public static final int INFINITE = 1_000_000;

    private final DeclaredTypes types;
    private final Map<String, Integer> known;

    MinimumDepth(DeclaredTypes types, Map<String, Integer> known) {
        this.types = types;
        this.known = known;
    }

    /** Returns an estimate of the height of the type's shallowest value. */
    public static int of(Schema schema) {
        if (schema instanceof TextSchema
                || schema instanceof NumberSchema
                || schema instanceof BooleanSchema
                || schema instanceof NullableSchema) {
            return 1;
        }
        if (schema instanceof NamedSchema reference) {
            return declared(reference);
        }
        List<NamedSchema> named = new ArrayList<>();
        essential(schema, named);
        named.forEach(MinimumDepth::declared);
        return measure(schema, new LinkedHashMap<>());
    }

    private static int declared(NamedSchema reference) {
        Map<String, Integer> known = reference.types().depths();
        if (!known.containsKey(reference.name())) {
            new MinimumDepth(reference.types(), known).compute(reference.name());
        }
        return known.getOrDefault(reference.name(), INFINITE);
    }

    /** Computes the heights of a declared type and of the types that its values require. */
    void compute(String name) {
        if (known.containsKey(name)) {
            return;
        }
        Map<String, Integer> open = new LinkedHashMap<>();
        List<String> queue = new ArrayList<>(List.of(name));
        for (int at = 0; at < queue.size(); at++) {
            String next = queue.get(at);
            if (!known.containsKey(next) && open.putIfAbsent(next, INFINITE) == null) {
                List<NamedSchema> needed = new ArrayList<>();
                essential(types.type(next), needed);
                needed.forEach(reference -> queue.add(reference.name()));
            }
        }
        List<String> names = new ArrayList<>(open.keySet());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int at = names.size() - 1; at >= 0; at--) {
                int height = measure(types.type(names.get(at)), open);
                changed |= open.put(names.get(at), height) != height;
            }
        }
        known.putAll(open);
    }

    private static void essential(Schema schema, List<NamedSchema> found) {
        if (schema instanceof NamedSchema named) {
            found.add(named);
        } else if (schema instanceof ObjectSchema object) {
            needed(object, true).forEach(type -> essential(type, found));
        } else if (schema instanceof ArraySchema array) {
            items(array).forEach(item -> essential(item, found));
        } else if (schema instanceof UnionSchema union) {
            union.variants().forEach(variant -> essential(variant, found));
        } else if (schema instanceof IntersectionSchema intersection) {
            intersection.parts().forEach(part -> essential(part, found));
        } else if (schema instanceof UnevaluatedSchema unevaluated) {
            essential(unevaluated.type(), found);
        }
    }

    private static List<Schema> items(ArraySchema array) {
        List<Schema> items = new ArrayList<>();
        int needed = Math.min(array.minItems(), array.prefix().size() + 1);
        for (int at = 0; at < needed; at++) {
            items.add(array.item(at));
        }
        array.contains().stream()
                .filter(contained -> contained.least() > 0)
                .forEach(contained -> items.add(contained.type()));
        return items;
    }

    private static int measure(Schema schema, Map<String, Integer> open) {
        if (schema instanceof NamedSchema named) {
            Integer pending = open.get(named.name());
            return pending == null ? named.types().depths().getOrDefault(named.name(), INFINITE) : pending;
        }
        if (schema instanceof NoneSchema
                || schema instanceof EnumSchema values && values.values().isEmpty()) {
            return INFINITE;
        }
        if (schema instanceof UnionSchema union) {
            return union.variants().stream()
                    .mapToInt(variant -> measure(variant, open))
                    .min()
                    .orElse(INFINITE);
        }
        if (schema instanceof IntersectionSchema intersection) {
            return highest(intersection.parts(), open);
        }
        if (schema instanceof UnevaluatedSchema unevaluated) {
            return measure(unevaluated.type(), open);
        }
        if (schema instanceof ArraySchema array) {
            return Math.min(INFINITE, 1 + highest(items(array), open));
        }
        if (schema instanceof ObjectSchema object) {
            return Math.min(INFINITE, 1 + Math.max(highest(needed(object, false), open), filled(object, open)));
        }
        return 1;
    }

    /** Returns the types of the required members, or of all optional ones that help to reach a minimum number. */
    private static List<Schema> needed(ObjectSchema object, boolean orServing) {
        List<Schema> types = new ArrayList<>();
        boolean all = orServing && missing(object) > 0;
        for (MemberSchema member : object.members()) {
            if (member.required() || all) {
                types.add(member.type());
            }
        }
        if (all) {
            types.add(object.additional());
            object.patterns().forEach(pattern -> types.add(pattern.type()));
        }
        return types;
    }

    private static int missing(ObjectSchema object) {
        long required = object.members().stream().filter(MemberSchema::required).count();
        return (int) Math.max(0, object.count().least() - required);
    }

    /** Returns the height of the members that fill an object to its minimum number, the shallowest first. */
    private static int filled(ObjectSchema object, Map<String, Integer> open) {
        int missing = missing(object);
        if (missing == 0) {
            return 0;
        }
        List<Integer> heights = new ArrayList<>();
        object.members().stream()
                .filter(member -> !member.required())
                .forEach(member -> heights.add(measure(member.type(), open)));
        int other = measure(object.additional(), open);
        for (MemberPattern pattern : object.patterns()) {
            other = Math.min(other, measure(pattern.type(), open));
        }
        heights.sort(Integer::compare);
        int last = missing <= heights.size() ? heights.get(missing - 1) : INFINITE;
        return Math.min(last, other);
    }

    private static int highest(List<Schema> schemas, Map<String, Integer> open) {
        return schemas.stream().mapToInt(schema -> measure(schema, open)).max().orElse(0);
    }
}
