package dev.ectype.compiler.link;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Looks up the members and the enum values of the types of one description. */
final class TypesToLink {
    private static final int DEEPEST = 20;

    private final ApiModel model;

    TypesToLink(ApiModel model) {
        this.model = model;
    }

    /** Returns the name for messages: the file of the description. */
    String file() {
        List<Endpoint> endpoints = model.endpoints();
        return endpoints.isEmpty()
                ? model.api().name()
                : endpoints.get(0).location().file();
    }

    /** Returns whether the first value of an enum stands for an absent value. */
    boolean hasUnspecifiedValues() {
        return model.api().protobuf() != null;
    }

    Map<TypeName, TypeRef> declared() {
        return model.api().types();
    }

    /** Returns the members of a type by name, including those of its parts. */
    Map<String, ObjectMember> members(TypeRef type) {
        Map<String, ObjectMember> members = new LinkedHashMap<>();
        collect(type, members, 0);
        return members;
    }

    private void collect(TypeRef type, Map<String, ObjectMember> members, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (type instanceof ObjectType object) {
            object.members().forEach(member -> members.putIfAbsent(member.name(), member));
        } else if (type instanceof IntersectionType intersection) {
            intersection.parts().forEach(part -> collect(part, members, depth + 1));
        } else if (type instanceof NullableType nullable) {
            collect(nullable.type(), members, depth + 1);
        } else if (type instanceof NamedType named) {
            TypeRef target = declared().get(named.name());
            if (target != null) {
                collect(target, members, depth + 1);
            }
        }
    }

    /** Returns the type inside lists, references and null. */
    TypeRef innermost(TypeRef type) {
        TypeRef inner = type;
        for (int depth = 0; depth < DEEPEST; depth++) {
            TypeRef next = inner instanceof ArrayType list
                    ? list.items()
                    : inner instanceof NullableType nullable
                            ? nullable.type()
                            : inner instanceof NamedType named ? declared().get(named.name()) : null;
            if (next == null) {
                return inner;
            }
            inner = next;
        }
        return inner;
    }

    /** Returns the enum that a member has as its value or in a list, or null. */
    @Nullable
    EnumType enumOf(TypeRef type) {
        return innermost(type) instanceof EnumType found ? found : null;
    }

    /** Returns the name of the declared enum that a member has as its value or in a list, or null. */
    @Nullable
    TypeName enumName(TypeRef type) {
        TypeRef inner = type;
        TypeName name = null;
        for (int depth = 0; depth < DEEPEST && !(inner instanceof EnumType); depth++) {
            if (inner instanceof ArrayType list) {
                inner = list.items();
            } else if (inner instanceof NullableType nullable) {
                inner = nullable.type();
            } else if (inner instanceof NamedType named && declared().containsKey(named.name())) {
                name = named.name();
                inner = declared().get(name);
            } else {
                return null;
            }
        }
        return name;
    }

    /** Passes each object type of the description to a function, those without a name too. */
    void forEachObject(Consumer<ObjectType> each) {
        TypeRewriter.rewriteModel(model, type -> visited(type, each));
    }

    private static TypeRef visited(TypeRef type, Consumer<ObjectType> each) {
        if (type instanceof ObjectType object) {
            each.accept(object);
        }
        type.children().forEach(child -> visited(child, each));
        return type;
    }

    /** Returns the names of the types in responses, with those of their members. */
    Set<TypeName> returned() {
        Set<TypeName> found = new LinkedHashSet<>();
        for (Endpoint endpoint : model.endpoints()) {
            for (Response response : endpoint.responses()) {
                response.media().stream().map(Media::type).forEach(type -> reach(type, found));
            }
        }
        return found;
    }

    private void reach(@Nullable TypeRef type, Set<TypeName> found) {
        if (type instanceof NamedType named) {
            if (found.add(named.name())) {
                reach(declared().get(named.name()), found);
            }
        } else if (type != null) {
            type.children().forEach(child -> reach(child, found));
        }
    }
}
