package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ValueShape.ArrayShape;
import dev.ectype.compiler.ingest.observed.ValueShape.ObjectShape;
import dev.ectype.noun.Nouns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the place of an instance or of a list in the bodies of one collection: at the top, or in a member such as {@code data}. */
record ResponseEnvelope(String collection) {
    private static final List<String> GENERAL = List.of("data", "result", "item", "payload");

    /** Returns the member of a request that holds the instance, or null. Its name is that of an instance, if it has siblings. */
    @Nullable
    String requestMember(ValueShape request) {
        if (!(request instanceof ObjectShape object)) {
            return null;
        }
        boolean isAlone = object.members().size() == 1;
        return object.members().keySet().stream()
                .filter(member -> object.member(member) instanceof ObjectShape)
                .filter(member -> isAlone ? isNamed(member) : member.equalsIgnoreCase(noun()))
                .findFirst()
                .orElse(null);
    }

    /** Returns the instance in a request. */
    ValueShape inRequest(ValueShape request) {
        String member = requestMember(request);
        return member == null ? request : ((ObjectShape) request).member(member);
    }

    /**
     * Returns the instance in the response of an operation on one instance.
     *
     * @param known the names of members that instances have
     */
    ValueShape inResponse(ValueShape response, Set<String> known) {
        String member = response instanceof ObjectShape object ? responseMember(object, known) : null;
        return member == null ? response : ((ObjectShape) response).member(member);
    }

    /** Returns the elements of the list in a response, or the shape of any value. */
    ValueShape elements(ValueShape response) {
        if (response instanceof ObjectShape object) {
            String member = listMember(object);
            return member == null ? ValueShape.ANY : elements(object.member(member));
        }
        return response instanceof ArrayShape array ? array.element() : ValueShape.ANY;
    }

    /** Returns whether a member of a response is an instance by its name. */
    boolean holdsInstance(ValueShape response) {
        return response instanceof ObjectShape object
                && object.members().keySet().stream()
                        .anyMatch(member ->
                                member.equalsIgnoreCase(noun()) && object.member(member) instanceof ObjectShape);
    }

    private @Nullable String responseMember(ObjectShape response, Set<String> known) {
        List<String> objects = response.members().entrySet().stream()
                .filter(member -> member.getValue() instanceof ObjectShape && !known.contains(member.getKey()))
                .map(Map.Entry::getKey)
                .toList();
        String named = objects.stream().filter(this::isNamed).findFirst().orElse(null);
        if (named != null || response.members().keySet().stream().anyMatch(known::contains)) {
            return named;
        }
        return objects.size() == 1 ? objects.get(0) : null;
    }

    private static @Nullable String listMember(ObjectShape response) {
        List<String> lists = response.members().entrySet().stream()
                .filter(member -> member.getValue() instanceof ArrayShape)
                .map(Map.Entry::getKey)
                .toList();
        return lists.size() == 1 ? lists.get(0) : null;
    }

    private boolean isNamed(String member) {
        return GENERAL.contains(member)
                || member.equalsIgnoreCase(collection.substring(collection.lastIndexOf('/') + 1))
                || member.equalsIgnoreCase(noun());
    }

    /** Returns the noun of one instance. */
    private String noun() {
        return Nouns.singular(collection.substring(collection.lastIndexOf('/') + 1));
    }

    /** Puts a derived instance or list into an expected response. What the response expects decides. */
    ValueShape put(ValueShape derived, ValueShape expected) {
        if (!(expected instanceof ObjectShape object) || derived.equals(ValueShape.ANY)) {
            return ValueShape.merge(expected, derived);
        }
        if (derived instanceof ArrayShape list) {
            String member = listMember(object);
            return member == null ? expected : object.with(member, ValueShape.merge(object.member(member), list));
        }
        if (!(derived instanceof ObjectShape instance)) {
            return expected;
        }
        String member = responseMember(object, instance.members().keySet());
        if (member != null) {
            return object.with(member, completed((ObjectShape) object.member(member), instance));
        }
        boolean isInstance = object.members().isEmpty()
                || object.members().keySet().stream().anyMatch(instance.members()::containsKey);
        return isInstance ? completed(object, instance) : expected;
    }

    /** Adds the members of an instance to expected ones. The order is that of the instance, as in all responses. */
    private static ObjectShape completed(ObjectShape expected, ObjectShape instance) {
        Map<String, ValueShape> members = new LinkedHashMap<>(instance.members());
        members.replaceAll((name, member) -> {
            ValueShape stated = expected.members().get(name);
            return stated == null ? member : ValueShape.merge(stated, member);
        });
        expected.members().forEach(members::putIfAbsent);
        return new ObjectShape(members);
    }
}
