package dev.ectype.runtime.schema.analysis;

import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ConditionalSchema;
import dev.ectype.runtime.schema.IntersectionMerger;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberCount;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.NotSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.List;

/** Converts a negated type to a positive one, so that a value can be created. */
public final class SchemaNegator {
    private static final int DEEPEST = 16;

    private SchemaNegator() {}

    /** Returns a type without values of the given type. It may omit further values. */
    public static Schema of(Schema refused) {
        return of(refused, 0);
    }

    private static Schema of(Schema refused, int depth) {
        if (depth > DEEPEST) {
            return new NotSchema(refused, Notes.NONE);
        }
        if (refused instanceof NamedSchema named) {
            return of(named.target(), depth + 1);
        }
        if (refused instanceof NotSchema not) {
            return not.refused();
        }
        if (refused instanceof AnySchema) {
            return NoneSchema.NONE;
        }
        if (refused instanceof UnionSchema union && !union.exclusive()) {
            return IntersectionMerger.all(each(union.variants(), depth));
        }
        if (refused instanceof IntersectionSchema all) {
            return new UnionSchema(each(all.parts(), depth), false, null, Notes.NONE);
        }
        if (refused instanceof ConditionalSchema conditional) {
            return new ConditionalSchema(
                    conditional.test(),
                    of(conditional.then(), depth + 1),
                    of(conditional.otherwise(), depth + 1),
                    Notes.NONE);
        }
        return refused instanceof ObjectSchema object ? object(object) : new NotSchema(refused, Notes.NONE);
    }

    private static List<Schema> each(List<Schema> types, int depth) {
        return types.stream().map(type -> of(type, depth + 1)).toList();
    }

    /** Negates an object type: one member is missing or invalid. Without members the whole rule is negated. */
    private static Schema object(ObjectSchema object) {
        List<Schema> ways = new ArrayList<>();
        for (MemberSchema member : object.members()) {
            boolean free = member.type() instanceof AnySchema;
            if (member.required() || !free) {
                Schema type = free ? NoneSchema.NONE : new NotSchema(member.type(), Notes.NONE);
                MemberSchema broken = new MemberSchema(member.name(), type, !member.required(), 0);
                ways.add(new ObjectSchema(List.of(broken), List.of(), AnySchema.ANY, MemberCount.FREE, Notes.NONE));
            }
        }
        if (ways.isEmpty()) {
            return new NotSchema(object, Notes.NONE);
        }
        return ways.size() == 1 ? ways.get(0) : new UnionSchema(ways, false, null, Notes.NONE);
    }
}
