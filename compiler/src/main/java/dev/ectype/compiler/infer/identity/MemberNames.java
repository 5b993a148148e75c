package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Holds the names of the members of all object types of an API, each with the first place that has it. */
final class MemberNames {
    private final Map<String, String> owners = new LinkedHashMap<>();
    private final Set<String> nounIdentifiers = new LinkedHashSet<>();
    private boolean singleNounIdentifier;

    private MemberNames() {}

    static MemberNames of(ModelDraft draft) {
        MemberNames names = new MemberNames();
        draft.types().forEach((name, type) -> names.collect(name.value(), type));
        for (Endpoint endpoint : draft.endpoints()) {
            String owner = endpoint.id().value();
            endpoint.parameters().forEach(parameter -> names.collect(owner, parameter.type()));
            if (endpoint.body() != null) {
                names.collect(owner, endpoint.body().media());
            }
            endpoint.responses().forEach(response -> names.collect(owner, response.media()));
        }
        return names;
    }

    /** Returns the names of a list that a member has, in their order. */
    List<String> among(List<String> names) {
        return names.stream().filter(owners::containsKey).toList();
    }

    /** Returns the members such as {@code petId} of objects without an {@code id}, or none if all these objects have several. */
    List<String> nounIdentifiers() {
        return singleNounIdentifier ? List.copyOf(nounIdentifiers) : List.of();
    }

    /** Returns the first declared type or operation with a member. */
    String owner(String member) {
        return Objects.requireNonNull(owners.get(member), member);
    }

    private void collect(String owner, List<Media> media) {
        for (Media each : media) {
            if (each.type() != null) {
                collect(owner, each.type());
            }
        }
    }

    private void collect(String owner, TypeRef root) {
        Deque<TypeRef> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            TypeRef type = open.pop();
            if (type instanceof ObjectType object) {
                collect(owner, object);
            }
            type.children().forEach(open::add);
        }
    }

    private void collect(String owner, ObjectType object) {
        List<String> names = object.members().stream().map(ObjectMember::name).toList();
        names.forEach(name -> owners.putIfAbsent(name, owner));
        // The identifier of another object is no better than the own one.
        if (names.stream().noneMatch(IdentifierWords.IDENTIFIERS::contains)) {
            List<String> own =
                    names.stream().filter(IdentifierWords::isNounIdentifier).toList();
            nounIdentifiers.addAll(own);
            singleNounIdentifier |= own.size() == 1;
        }
    }
}
