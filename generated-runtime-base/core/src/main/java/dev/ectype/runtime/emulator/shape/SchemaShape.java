package dev.ectype.runtime.emulator.shape;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.SchemaUnwrapper;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.keyword.Bound;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Inspects types through references, nullability and intersections. */
public final class SchemaShape {
    /** The name of the first element of an array in paths. */
    public static final String FIRST = "0";

    private static final int DEEPEST = 32;

    private SchemaShape() {}

    /** Returns the type without names and nullability. */
    public static Schema bare(Schema schema) {
        return SchemaUnwrapper.unwrap(schema);
    }

    /** Returns the object type, or null for other types. */
    public static @Nullable ObjectSchema object(Schema schema) {
        return bare(schema) instanceof ObjectSchema object ? object : null;
    }

    /** Returns whether the type allows only objects, in one form or several. */
    public static boolean isObject(Schema schema) {
        return isObject(schema, 0);
    }

    private static boolean isObject(Schema schema, int depth) {
        Schema bare = bare(schema);
        boolean several = bare instanceof UnionSchema && depth < DEEPEST;
        return bare instanceof ObjectSchema
                || several
                        && ((UnionSchema) bare).variants().stream().allMatch(variant -> isObject(variant, depth + 1));
    }

    /** Returns a member of an object, or of the first variant of a union that has it, or null. */
    public static @Nullable MemberSchema member(Schema schema, String name) {
        return member(schema, name, 0);
    }

    private static @Nullable MemberSchema member(Schema schema, String name, int depth) {
        Schema bare = bare(schema);
        if (bare instanceof ObjectSchema object) {
            return object.member(name);
        }
        if (bare instanceof UnionSchema union && depth < DEEPEST) {
            for (Schema variant : union.variants()) {
                MemberSchema found = member(variant, name, depth + 1);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** Returns the distinct types of a member in all variants. */
    public static List<Schema> memberTypes(Schema schema, String name) {
        // Mostly there is one. A set would compute its hash code, whose first computation takes a new JVM ten
        // milliseconds.
        List<Schema> types = new ArrayList<>(1);
        collect(schema, name, 0, types);
        return List.copyOf(types);
    }

    private static void collect(Schema schema, String name, int depth, List<Schema> types) {
        Schema bare = bare(schema);
        if (bare instanceof UnionSchema union && depth < DEEPEST) {
            union.variants().forEach(variant -> collect(variant, name, depth + 1, types));
        } else {
            MemberSchema member = member(bare, name);
            if (member != null && !types.contains(member.type())) {
                types.add(member.type());
            }
        }
    }

    /** Returns the type at a path, or null. */
    public static @Nullable Schema at(Schema schema, MemberPath path) {
        Schema at = schema;
        for (String name : path.names()) {
            MemberSchema member = member(at, name);
            boolean first = member == null && name.equals(FIRST) && bare(at) instanceof ArraySchema;
            if (first && bare(at) instanceof ArraySchema array) {
                at = array.items();
            } else if (member == null) {
                return null;
            } else {
                at = member.type();
            }
        }
        return at;
    }

    public static boolean isInteger(Schema schema) {
        return bare(schema) instanceof NumberSchema number && number.integer();
    }

    public static boolean isNumber(Schema schema) {
        return bare(schema) instanceof NumberSchema;
    }

    public static boolean isText(Schema schema) {
        Schema bare = bare(schema);
        return bare instanceof TextSchema
                || bare instanceof EnumSchema listed
                        && !listed.values().isEmpty()
                        && listed.values().get(0).isString();
    }

    public static boolean isArray(Schema schema) {
        return bare(schema) instanceof ArraySchema;
    }

    /** Returns whether the type allows every text. */
    public static boolean isFreeText(Schema schema) {
        return bare(schema) instanceof TextSchema text
                && text.format() == null
                && text.minLength() < 2
                && text.maxLength() == Integer.MAX_VALUE
                && text.patterns().isEmpty();
    }

    /** Returns whether the type allows all integers from one. */
    public static boolean isCountable(Schema schema) {
        if (!(bare(schema) instanceof NumberSchema number)) {
            return false;
        }
        Bound low = number.low();
        int order = low == null ? -1 : low.value().compareTo(BigDecimal.ONE);
        boolean fromOne = low == null || order < 0 || order == 0 && !low.exclusive();
        return fromOne && number.high() == null && number.multipleOf() == null;
    }

    /** Returns whether the type allows every integer. */
    public static boolean isFreeInteger(Schema schema) {
        return bare(schema) instanceof NumberSchema number
                && number.integer()
                && number.low() == null
                && number.high() == null
                && number.multipleOf() == null
                && !"int32".equals(number.format());
    }
}
