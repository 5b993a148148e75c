package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the type of the errors of an API whose operations declare no errors. */
public final class UndeclaredErrors {
    /** Names of types of errors, the most specific first. */
    private static final List<String> NAMES = List.of(
            "errorresponse", "errorbody", "apierror", "httperror", "problemdetails", "problem", "error", "errors");

    private static final List<String> MEMBERS = List.of("code", "detail", "error", "errors", "message", "msg", "title");

    private UndeclaredErrors() {}

    /** Returns the type that is named like an error and has a member of one, or null if operations declare errors. */
    public static @Nullable TypeName type(Map<TypeName, TypeRef> types, Collection<Endpoint> endpoints) {
        if (endpoints.stream().anyMatch(UndeclaredErrors::declares)) {
            return null;
        }
        for (String name : NAMES) {
            for (Map.Entry<TypeName, TypeRef> type : types.entrySet()) {
                boolean named = type.getKey().value().toLowerCase(Locale.ROOT).equals(name);
                boolean free = named && endpoints.stream().noneMatch(endpoint -> returns(endpoint, type.getKey()));
                if (free && type.getValue() instanceof ObjectType object && isError(object)) {
                    return type.getKey();
                }
            }
        }
        return null;
    }

    private static boolean declares(Endpoint endpoint) {
        return endpoint.responses().stream()
                .filter(response ->
                        response.status().startsWith("4") || response.status().equalsIgnoreCase("default"))
                .flatMap(response -> response.media().stream())
                .anyMatch(media -> media.type() != null);
    }

    private static boolean returns(Endpoint endpoint, TypeName type) {
        return endpoint.responses().stream()
                .flatMap(response -> response.media().stream())
                .anyMatch(media ->
                        media.type() instanceof NamedType named && named.name().equals(type));
    }

    private static boolean isError(ObjectType type) {
        return type.members().stream()
                .anyMatch(member -> MEMBERS.contains(member.name().toLowerCase(Locale.ROOT)));
    }
}
