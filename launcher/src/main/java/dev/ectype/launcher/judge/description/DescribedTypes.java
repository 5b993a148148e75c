package dev.ectype.launcher.judge.description;

import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds members, items and values of declared types. */
public final class DescribedTypes {
    private static final int DEPTH = 12;

    private final Map<TypeName, TypeRef> declared;

    public DescribedTypes(Map<TypeName, TypeRef> declared) {
        this.declared = declared;
    }

    /** Returns the members of an object type with those of all its parts and variants. */
    public Map<String, ObjectMember> members(@Nullable TypeRef type) {
        Map<String, ObjectMember> members = new LinkedHashMap<>();
        collect(type, members, DEPTH);
        return members;
    }

    private void collect(@Nullable TypeRef type, Map<String, ObjectMember> members, int depth) {
        if (type == null || depth == 0) {
            return;
        }
        if (type instanceof NamedType named) {
            collect(declared.get(named.name()), members, depth - 1);
        } else if (type instanceof ObjectType object) {
            object.members().forEach(each -> members.putIfAbsent(each.name(), each));
        } else if (isWrapper(type)) {
            type.children().forEach(child -> collect(child, members, depth - 1));
        }
    }

    private static boolean isWrapper(TypeRef type) {
        return type instanceof NullableType || type instanceof IntersectionType || type instanceof UnionType;
    }

    /** Returns the type of the items of an array type, or null for another type. */
    public @Nullable TypeRef items(@Nullable TypeRef type) {
        return items(type, DEPTH);
    }

    private @Nullable TypeRef items(@Nullable TypeRef type, int depth) {
        if (type == null || depth == 0) {
            return null;
        }
        if (type instanceof ArrayType array) {
            return array.items();
        }
        if (type instanceof NamedType named) {
            return items(declared.get(named.name()), depth - 1);
        }
        if (isWrapper(type)) {
            for (TypeRef child : type.children()) {
                TypeRef found = items(child, depth - 1);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    /** Returns the type at a path inside a type, or null if the type does not describe it. */
    public @Nullable TypeRef at(@Nullable TypeRef type, MemberPath path) {
        TypeRef found = type;
        for (String name : path.names()) {
            TypeRef items = items(found);
            ObjectMember member = members(found).get(name);
            found = member != null ? member.type() : items != null && name.equals(MemberPath.FIRST) ? items : null;
        }
        return found;
    }

    /** Returns the member at a path with points or slashes, or null. */
    public @Nullable ObjectMember member(@Nullable TypeRef type, String path) {
        ObjectMember found = members(type).get(path);
        if (found != null) {
            return found;
        }
        TypeRef inner = type;
        for (String name : path.replaceFirst("^/", "").split("[./]")) {
            found = members(inner).get(name);
            if (found == null) {
                return null;
            }
            inner = found.type();
        }
        return found;
    }

    /** Returns the texts that an enumeration allows, or an empty list. */
    public List<String> values(@Nullable TypeRef type) {
        List<String> values = new ArrayList<>();
        values(type, values, DEPTH);
        return values;
    }

    private void values(@Nullable TypeRef type, List<String> values, int depth) {
        if (type == null || depth == 0) {
            return;
        }
        if (type instanceof EnumType listed) {
            for (JsonValue value : listed.values()) {
                if (value instanceof JsonText text) {
                    values.add(text.text());
                }
            }
        } else if (type instanceof NamedType named) {
            values(declared.get(named.name()), values, depth - 1);
        } else if (isWrapper(type)) {
            type.children().forEach(child -> values(child, values, depth - 1));
        }
    }

    /** Returns the type without names, null and single-part intersections. */
    public @Nullable TypeRef bare(@Nullable TypeRef type) {
        TypeRef bare = type;
        for (int depth = 0; depth < DEPTH && bare != null; depth++) {
            if (bare instanceof NamedType named) {
                bare = declared.get(named.name());
            } else if (bare instanceof NullableType nullable) {
                bare = nullable.type();
            } else if (bare instanceof IntersectionType parts && !parts.parts().isEmpty()) {
                bare = parts.parts().get(0);
            } else {
                return bare;
            }
        }
        return bare;
    }

    /** Returns the name of a declared type, or null for an inline type. */
    public static @Nullable String name(@Nullable TypeRef type) {
        if (type instanceof NamedType named) {
            return named.name().value();
        }
        if (type instanceof NullableType nullable) {
            return name(nullable.type());
        }
        return type instanceof IntersectionType parts && parts.parts().size() == 1
                ? name(parts.parts().get(0))
                : null;
    }

    /** Returns the text of a type's description, its own or that of the named type, or an empty text. */
    public String text(@Nullable TypeRef type) {
        StringBuilder text = new StringBuilder();
        TypeRef each = type;
        for (int depth = 0; depth < DEPTH && each != null; depth++) {
            text.append(each.notes().description() == null ? "" : each.notes().description())
                    .append(' ');
            each = each instanceof NamedType named ? declared.get(named.name()) : null;
        }
        return text.toString().strip();
    }
}
