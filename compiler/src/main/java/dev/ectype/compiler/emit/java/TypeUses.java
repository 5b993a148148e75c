package dev.ectype.compiler.emit.java;

import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the types near the operations: resources, request bodies, and the types of their members down to a depth.
 * Farther types remain documents, since classes that hardly anybody names would slow every compilation.
 */
final class TypeUses {
    /** The depth of the types with classes: resources and bodies are 1, the types of their members 2. */
    private static final int DEEPEST = 2;

    /** Stands for a use outside any type, such as a request body. */
    private static final Object NO_TYPE = new Object();

    /** Stands for several types. */
    private static final Object SEVERAL = new Object();

    private final Api api;

    /** The type that contains each type, by the name of a declared type or by an inline type. */
    private final Map<Object, Object> containers = new LinkedHashMap<>();

    private final Deque<Use> unread = new ArrayDeque<>();

    private record Use(Object key, ObjectType type, int depth) {}

    TypeUses(ApiModel model) {
        this.api = model.api();
        model.resources().forEach(resource -> visit(resource.type(), NO_TYPE, 1));
        model.endpoints().forEach(this::visit);
        for (Use use = unread.poll(); use != null; use = unread.poll()) {
            for (ObjectMember member : use.type().members()) {
                visit(member.type(), use.key(), use.depth() + 1);
            }
        }
    }

    private void visit(Endpoint endpoint) {
        List<Media> sent = endpoint.body() == null ? List.of() : endpoint.body().media();
        Stream<Media> received = api.graphQl() == null
                ? Stream.of()
                : endpoint.responses().stream().flatMap(response -> response.media().stream());
        Stream.concat(sent.stream(), received).forEach(media -> visit(media.type(), NO_TYPE, 1));
    }

    /** Returns whether a type is near the operations. {@code key} is the name of a declared type, else the type. */
    boolean isNear(Object key) {
        return containers.containsKey(key);
    }

    /** Returns whether exactly one other type contains an inline type, which is then a part of it. */
    boolean isPart(TypeRef inline) {
        Object container = containers.get(inline);
        return container != null && container != SEVERAL && container != NO_TYPE;
    }

    private void visit(@Nullable TypeRef type, Object container, int depth) {
        if (type instanceof NullableType nullable) {
            visit(nullable.type(), container, depth);
        } else if (type instanceof ArrayType array) {
            visit(array.items(), container, depth);
        } else if (type instanceof EnumType) {
            add(type, type, container, depth);
        } else if (type instanceof ObjectType object && object.members().isEmpty()) {
            visit(object.additional(), container, depth);
        } else if (type instanceof ObjectType) {
            add(type, type, container, depth);
        } else if (type instanceof NamedType named) {
            visitNamed(named.name(), container, depth);
        }
    }

    private void visitNamed(TypeName name, Object container, int depth) {
        TypeRef type = api.types().get(name);
        if (type instanceof EnumType
                || type instanceof ObjectType object && !object.members().isEmpty()) {
            add(name, type, container, depth);
        } else if (add(name, type, container, depth)) {
            visit(type, NO_TYPE, depth);
        }
    }

    /**
     * Adds a use of a type and returns whether it is the first. Uses that are too deep only count for types with other
     * uses, which are all known before: types are visited by depth.
     */
    private boolean add(Object key, @Nullable TypeRef type, Object container, int depth) {
        Object known = containers.get(key);
        if (known == null && depth > DEEPEST) {
            return false;
        }
        containers.put(key, known == null || known.equals(container) ? container : SEVERAL);
        if (known == null && type instanceof ObjectType object) {
            unread.add(new Use(key, object, depth));
        }
        return known == null;
    }
}
