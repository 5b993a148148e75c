package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes memberships visible from their other end. {@code GET /users/{id}/groups} lists the groups to which
 * {@code PUT /groups/{id}/users/{user}} added the user, and {@code followers} lists the inverse of {@code following}.
 */
public final class ReadMembershipsBackwards implements InferenceRule {
    private static final List<String> ENDINGS = List.of("ing", "ings", "ed", "er", "ers", "ions");
    private static final int STEM = 4;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Map<List<ResourceName>, List<Relationship>> between = between(draft);
        Map<String, String> relationshipNames = new LinkedHashMap<>();
        for (OperationRoute route : between.isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            String name = route.path().endsWithLiteral() ? relationship(draft, route, between) : null;
            if (name != null && draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                relationshipNames.put(route.path().key(), name);
                proposals.add(assign(route, list.backwardsThrough(name)));
            }
        }
        for (OperationRoute route : relationshipNames.isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            String name = route.path().endsWithParameter()
                    ? relationshipNames.get(route.path().parent().key())
                    : null;
            if (name != null && draft.role(route.endpoint().id()) instanceof Role.Read read) {
                proposals.add(assign(route, new LinkRole.ReadLinked(read.resource(), name, true, read.replyAt())));
            }
        }
        return proposals;
    }

    private Proposal assign(OperationRoute route, Role role) {
        return proposal(
                new ModelChange.AssignRole(route.endpoint().id(), role),
                70,
                "the membership is defined in the other direction");
    }

    /**
     * Returns the only relationship between the listed resource and the path's resource, or null if the role already
     * has one.
     */
    private static @Nullable String relationship(
            ModelDraft draft, OperationRoute route, Map<List<ResourceName>, List<Relationship>> between) {
        List<ParameterBinding> bindings =
                draft.parameterBindings(route.endpoint().id());
        Role role = draft.role(route.endpoint().id());
        boolean free = role instanceof Role.ListAll all && all.through() == null && all.listMember() == null;
        if (!free || role == null || bindings.isEmpty()) {
            return null;
        }
        ParameterBinding last = bindings.get(bindings.size() - 1);
        boolean direct = route.path().parent().endsWithParameter()
                && last.parameter().equals(route.path().parent().last().parameter());
        List<Relationship> known = between.getOrDefault(List.of(role.resource(), last.resource()), List.of());
        boolean connected = direct
                && !known.isEmpty()
                && !isWritten(draft, route.path())
                && (last.resource().equals(role.resource()) || !embeds(draft, role.resource(), last.resource()));
        return connected ? only(draft, draft.resource(role.resource()), known, route.path()) : null;
    }

    /** Returns whether instances embed one of the other resource, such as their owner, which says to whom they belong. */
    private static boolean embeds(ModelDraft draft, ResourceName listed, ResourceName other) {
        List<TypeName> names = draft.shapes.names(draft.resource(other).storedType());
        return draft.shape(draft.resource(listed)).members().values().stream()
                .anyMatch(member -> draft.shapes.names(member.type()).stream().anyMatch(names::contains));
    }

    /** Returns all relationships between each two resources with a membership between them. */
    private static Map<List<ResourceName>, List<Relationship>> between(ModelDraft draft) {
        Map<List<ResourceName>, List<Relationship>> between = new LinkedHashMap<>();
        for (Relationship known : draft.relationships()) {
            if (known.kind() == Relationship.Kind.LINK) {
                between.put(List.of(known.from(), known.to()), new ArrayList<>());
            }
        }
        for (Relationship known : draft.relationships()) {
            between.getOrDefault(List.of(known.from(), known.to()), new ArrayList<>())
                    .add(known);
        }
        return between;
    }

    private static @Nullable String only(
            ModelDraft draft, ResourceDraft listed, List<Relationship> between, SegmentedPath path) {
        String only = null;
        for (Relationship known : between) {
            if (StoredReferences.isStored(draft, known)) {
                return null;
            }
            boolean matches = known.kind() == Relationship.Kind.LINK && isCounterpart(known, listed, path);
            if (matches && only != null) {
                return null;
            }
            only = matches ? known.name() : only;
        }
        return only;
    }

    /**
     * Returns whether a list is named after its items, or like the relationship. Within one resource both directions
     * exist, so that only a similar name counts: {@code followers} for {@code following}.
     */
    private static boolean isCounterpart(Relationship known, ResourceDraft listed, SegmentedPath path) {
        String forth = word(known.name());
        String back = NameWords.bare(String.valueOf(path.last().literal()));
        boolean same = Nouns.singular(forth).equals(Nouns.singular(back));
        boolean alike = stem(forth).length() >= STEM && stem(forth).equals(stem(back));
        return known.from().equals(known.to())
                ? alike && !same && known.name().startsWith(known.from() + ".")
                : alike || same || Nouns.singular(back).equals(NameWords.key(listed.noun()));
    }

    /** Returns the last word of a relationship's name without the number that makes it unique. */
    private static String word(String relationship) {
        String word = relationship.substring(relationship.lastIndexOf('.') + 1);
        int end = word.length();
        while (end > 1 && Character.isDigit(word.charAt(end - 1))) {
            end--;
        }
        return NameWords.bare(word.substring(0, end));
    }

    private static String stem(String word) {
        String stem = word;
        for (String ending : ENDINGS) {
            boolean longer = word.endsWith(ending) && word.length() - ending.length() < stem.length();
            stem = longer ? word.substring(0, word.length() - ending.length()) : stem;
        }
        return stem;
    }

    /** Returns whether operations at the collection create instances or change its members. */
    private static boolean isWritten(ModelDraft draft, SegmentedPath collection) {
        List<OperationRoute> there = new ArrayList<>(draft.routes.at(collection));
        there.addAll(draft.routes.at(collection.then(collection.parent().last())));
        return there.stream()
                .map(route -> draft.role(route.endpoint().id()))
                .anyMatch(role -> role != null
                        && (role.creates() || role instanceof LinkRole.Link || role instanceof Role.EditList));
    }
}
