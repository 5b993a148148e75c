package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.ParameterCompatibility;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.VersionSegments;
import dev.ectype.compiler.infer.stated.StatedResources;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Binds every path parameter at the position of a resource's identifier, outermost first. */
public final class BindParentParameters implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        ResourcesByNoun byNoun = byNoun(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            for (int size = 1; size <= route.path().size(); size++) {
                SegmentedPath prefix = route.path().prefix(size);
                if (prefix.endsWithParameter()) {
                    Proposal proposal = bind(draft, route, prefix, byNoun);
                    if (proposal != null) {
                        proposals.add(proposal);
                    }
                }
            }
        }
        return proposals;
    }

    private @Nullable Proposal bind(
            ModelDraft draft, OperationRoute route, SegmentedPath prefix, ResourcesByNoun byNoun) {
        String parameter = Objects.requireNonNull(prefix.last().parameter());
        ResourceDraft owner = draft.at(prefix);
        if (owner != null && owner.refines(prefix)) {
            return null;
        }
        if (owner != null && !owner.isCollection(prefix)) {
            if (isPartOfCompositeKey(draft, route, prefix, owner)) {
                return null;
            }
            return bind(draft, route, owner, parameter, 95, prefix.key() + " identifies an instance");
        }
        ResourceDraft collection = lists(draft, prefix.parent());
        boolean whole = prefix.size() == route.path().size();
        if (collection != null && !collection.singleton && !whole && !isPartOfName(draft, route, prefix, collection)) {
            return bind(draft, route, collection, parameter, 80, prefix.parent().key() + " lists the instances");
        }
        ResourceDraft elsewhere = whole || collection != null ? null : elsewhere(draft, route, prefix);
        if (elsewhere != null) {
            String evidence = elsewhere.key + " ends in the same segment and returns the same type";
            return bind(draft, route, elsewhere, parameter, 75, evidence);
        }
        boolean scope = owner != null && owner.isCollection(prefix);
        ResourceDraft named = whole && !scope ? null : byNoun.nearest(nounOf(parameter), prefix);
        ResourceDraft ending = named != null || whole || !prefix.parent().endsWithLiteral()
                ? null
                : byNoun.ending(prefix.parent().last().literal(), parameter);
        if (ending != null) {
            return bind(
                    draft, route, ending, parameter, 70, "the items of " + ending.key + " end in the same segments");
        }
        return named == null || isAlwaysBelow(named, prefix)
                ? null
                : bind(draft, route, named, parameter, 60, "the parameter names " + named.noun());
    }

    /** Returns the resource with instances below a path. Segments after an instance belong to another resource. */
    private static @Nullable ResourceDraft lists(ModelDraft draft, SegmentedPath path) {
        ResourceDraft resource = draft.at(path);
        return resource != null && (path.endsWithLiteral() || resource.collections.contains(path)) ? resource : null;
    }

    /**
     * Returns whether all items of a resource are below the parameter. The parameter cannot identify such a resource,
     * since no first instance could exist.
     */
    private static boolean isAlwaysBelow(ResourceDraft resource, SegmentedPath prefix) {
        return resource.items.stream()
                .allMatch(item -> item.size() > prefix.size()
                        && item.prefix(prefix.size()).key().equals(prefix.key()));
    }

    /**
     * Returns the resource with a similar path: {@code /helpers/cards/{card}/ship} returns an instance of
     * {@code /cards}.
     */
    private static @Nullable ResourceDraft elsewhere(ModelDraft draft, OperationRoute route, SegmentedPath prefix) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        List<TypeName> replyNames = reply == null ? List.of() : List.copyOf(draft.shapes.names(reply));
        for (ResourceDraft resource : draft.resources()) {
            boolean same = !resource.singleton
                    && !resource.items.isEmpty()
                    && draft.shapes.names(resource.storedType()).stream().anyMatch(replyNames::contains);
            if (same && resource.collections.stream().anyMatch(path -> endsLike(prefix.parent(), path))) {
                return resource;
            }
        }
        return null;
    }

    /**
     * Returns whether a path ends with the segments of another path. A version at the beginning of the other path may
     * differ.
     */
    private static boolean endsLike(SegmentedPath path, SegmentedPath end) {
        int at = path.size();
        for (int size = end.size(); size > 0; size--) {
            String literal = end.prefix(size).last().literal();
            boolean begun = at < path.size();
            if (begun && literal != null && VersionSegments.isVersion(literal)) {
                return true;
            }
            if (at == 0
                    || literal == null
                    || !literal.equals(path.prefix(at).last().literal())) {
                return false;
            }
            at--;
        }
        return true;
    }

    /**
     * Returns whether two adjacent parameters hold different members of one instance and identify it together:
     * {@code /apps/{name}/{id}}.
     */
    private static boolean isPartOfCompositeKey(
            ModelDraft draft, OperationRoute route, SegmentedPath prefix, ResourceDraft owner) {
        int next = prefix.size() + 1;
        SegmentedPath item = next > route.path().size() ? prefix : route.path().prefix(next);
        if (item == prefix || !item.endsWithParameter() || draft.at(item) != owner || owner.refines(item)) {
            return false;
        }
        String first = member(draft, owner, prefix);
        String second = member(draft, owner, item);
        return first != null && second != null && !first.equals(second);
    }

    private static @Nullable String member(ModelDraft draft, ResourceDraft owner, SegmentedPath item) {
        String parameter = Objects.requireNonNull(item.last().parameter());
        return draft.idMembers.of(draft.shape(owner), owner.noun(), parameter);
    }

    /**
     * Returns whether a parameter is part of an identifier of several parameters, such as {@code /xs/{account}/{name}}.
     */
    private static boolean isPartOfName(
            ModelDraft draft, OperationRoute route, SegmentedPath prefix, ResourceDraft collection) {
        SegmentedPath item = prefix;
        while (item.endsWithParameter() && item.size() < route.path().size()) {
            item = route.path().prefix(item.size() + 1);
            if (draft.at(item) == collection) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Proposal bind(
            ModelDraft draft,
            OperationRoute route,
            ResourceDraft resource,
            String parameter,
            int confidence,
            String evidence) {
        ObjectShape shape = draft.shape(resource);
        List<String> members = draft.idMembers.all(shape, resource.noun(), parameter);
        String identity = Objects.requireNonNull(resource.idMember);
        List<String> candidates = new ArrayList<>(members);
        // An identifier that only lists contain has precedence over a member with a similar name.
        boolean revealed = IdentifierMembers.isIdentifierName(parameter)
                && IdentifierMembers.isIdentifierName(identity)
                && members.stream().noneMatch(IdentifierMembers::isIdentifierName);
        // A word means the natural key and not the number that identifies instances too.
        boolean natural = members.stream().allMatch(member -> PathWords.isNumber(draft, shape.member(member)))
                && !IdentifierMembers.isIdentifierName(parameter)
                && PathWords.isFreeText(draft, shape.member(identity));
        boolean known = members.isEmpty() || members.contains(identity) || revealed || natural;
        candidates.add(known || confidence < 90 ? 0 : members.size(), identity);
        Parameter declared = route.pathParameter(parameter);
        boolean stated = StatedResources.isIdentifier(draft, resource, identity);
        for (String member : stated ? List.of(identity) : candidates) {
            if (stated || declared == null || canHold(draft, resource, shape.member(member), declared)) {
                ParameterBinding binding = new ParameterBinding(parameter, resource.resourceName(), member);
                return proposal(new ModelChange.BindParameter(route.endpoint().id(), binding), confidence, evidence);
            }
        }
        return null;
    }

    /**
     * Returns whether a member can hold the parameter's values. An identifier without a member always can, and a
     * counter can for numbers.
     */
    private static boolean canHold(
            ModelDraft draft, ResourceDraft resource, @Nullable ObjectMember member, Parameter parameter) {
        return member == null
                || ParameterCompatibility.allows(draft.shapes, parameter.type(), member.type())
                || draft.idMembers.isClientChosen(parameter.name())
                        && draft.shapes.core(member.type()) instanceof TextType
                || member.name().equals(resource.idMember) && resource.style instanceof IdStyle.Counter;
    }

    /** Returns the noun of a parameter: {@code customer_id} means a customer, a bare {@code id} has none. */
    private static String nounOf(String parameter) {
        return NameWords.key(IdentifierWords.nounOf(parameter, ""));
    }

    private static ResourcesByNoun byNoun(ModelDraft draft) {
        ResourcesByNoun byNoun = new ResourcesByNoun();
        for (ResourceDraft resource : draft.resources()) {
            if (!resource.singleton && !resource.items.isEmpty()) {
                byNoun.add(resource);
            }
        }
        return byNoun;
    }
}
