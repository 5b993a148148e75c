package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the objects of an instance whose members describe the whole instance, such as {@code attributes}. Lists are
 * filtered and sorted by these members without the name of the object: {@code sort=title} for {@code attributes.title}.
 */
public final class FindDescribingObjects implements InferenceRule {
    private static final int ENOUGH = 2;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceDraft, Set<String>> names = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                names.computeIfAbsent(draft.resource(list.resource()), resource -> new LinkedHashSet<>())
                        .addAll(names(draft, route, list));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        List<Relationship> relationships = draft.relationships();
        names.forEach((resource, requested) -> {
            Proposal proposal = describing(draft, resource, requested, relationships);
            if (proposal != null) {
                proposals.add(proposal);
            }
        });
        return proposals;
    }

    private @Nullable Proposal describing(
            ModelDraft draft, ResourceDraft resource, Set<String> requested, List<Relationship> relationships) {
        List<@Nullable String> references = new ArrayList<>();
        for (Relationship relationship : relationships) {
            if (relationship.from().equals(resource.resourceName())) {
                references.add(relationship.member());
            }
        }
        ObjectShape shape = draft.shape(resource);
        List<String> found = new ArrayList<>();
        List<String> evidence = new ArrayList<>();
        for (ObjectMember object : shape.members().values()) {
            // The members of an object that means another instance describe that instance only.
            String reason =
                    references.contains(object.name()) ? null : reason(draft, resource, shape, object, requested);
            if (reason != null) {
                found.add(object.name());
                evidence.add(reason);
            }
        }
        return found.isEmpty()
                ? null
                : proposal(
                        new ResourceChange.SetDescribing(resource.resourceName(), found),
                        80,
                        String.join(", ", evidence));
    }

    private static @Nullable String reason(
            ModelDraft draft, ResourceDraft resource, ObjectShape shape, ObjectMember object, Set<String> requested) {
        ObjectShape inner = draft.shapes.items(object.type()) == null ? draft.shapes.shape(object.type()) : shape;
        List<String> own = inner == shape ? List.of() : scalars(draft, inner);
        if (own.isEmpty()) {
            return null;
        }
        List<String> named = own.stream()
                .filter(name -> shape.like(name) == null)
                .filter(name -> requested.stream().anyMatch(word -> inner.like(word) == inner.member(name)))
                .toList();
        boolean head = IdentifierWords.isHead(object.name());
        if (named.size() >= ENOUGH || head && !named.isEmpty()) {
            return "lists are filtered or sorted by " + String.join(", ", named) + " of " + object.name();
        }
        if (resource.hasIdentifierIn(object.name())) {
            return object.name() + " has the identifier";
        }
        long beside = scalars(draft, shape).stream()
                .filter(name -> !name.equals(resource.idMember))
                .count();
        return head && own.size() > beside ? object.name() + " has more values than the instance itself" : null;
    }

    private static List<String> scalars(ModelDraft draft, ObjectShape shape) {
        return shape.members().values().stream()
                .filter(member -> draft.shapes.mayBeScalar(member.type())
                        || draft.shapes.core(member.type()) instanceof BooleanType)
                .map(ObjectMember::name)
                .toList();
    }

    /** Returns the names of members that the parameters of a list may mean: parameters, and the values that sort. */
    private static Set<String> names(ModelDraft draft, OperationRoute route, Role.ListAll list) {
        Set<String> names = new LinkedHashSet<>();
        for (Parameter parameter : route.endpoint().parameters()) {
            boolean free = parameter.in() == Parameter.In.QUERY
                    && !draft.isBound(route.endpoint().id(), parameter.name())
                    && !list.paging().uses(parameter.name());
            for (FilterName name : free ? FilterName.readings(parameter.name()) : List.<FilterName>of()) {
                names.add(String.join("", name.words()));
            }
            if (free) {
                names.addAll(values(draft, parameter.type()));
            }
        }
        return names;
    }

    private static List<String> values(ModelDraft draft, TypeRef type) {
        TypeRef items = draft.shapes.items(type);
        return draft.shapes.core(items == null ? type : items) instanceof EnumType choice
                ? choice.values().stream()
                        .filter(JsonText.class::isInstance)
                        .map(value -> ((JsonText) value).text())
                        .map(value -> value.startsWith("-") ? value.substring(1) : value)
                        .toList()
                : List.of();
    }
}
