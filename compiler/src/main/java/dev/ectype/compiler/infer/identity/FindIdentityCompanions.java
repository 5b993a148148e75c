package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.TimeWords;
import dev.ectype.compiler.infer.lexicon.VersionWords;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceIdentity.Companion;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds the members beside a nested identifier that the server sets: {@code uid}, {@code resourceVersion} and
 * {@code creationTimestamp} beside {@code metadata.name}, and the name of the parent. {@code generateName} is the beginning
 * of a generated name.
 */
public final class FindIdentityCompanions implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            List<Companion> companions = companions(draft, resource);
            if (!companions.isEmpty()) {
                String names = companions.stream().map(Companion::member).collect(Collectors.joining(", "));
                proposals.add(proposal(
                        new ResourceChange.SetCompanions(resource.resourceName(), companions),
                        80,
                        "the object with the identifier has " + names));
            }
        }
        return proposals;
    }

    private static List<Companion> companions(ModelDraft draft, ResourceDraft resource) {
        List<Companion> companions = new ArrayList<>();
        MemberPath within = resource.idWithin;
        if (within == null || within.names().size() != 1 || resource.idMember == null) {
            return companions;
        }
        ObjectMember object = draft.shape(resource).member(within.names().get(0));
        ObjectShape shape = object == null ? ObjectShape.EMPTY : draft.shapes.shape(object.type());
        Set<String> parents = parents(draft, resource);
        for (ObjectMember member : shape.members().values()) {
            Companion.Kind kind = member.name().equals(resource.idMember) || !draft.shapes.mayBeScalar(member.type())
                    ? null
                    : kind(NameWords.bare(member.name()), parents, NameWords.bare(resource.idMember));
            if (kind != null) {
                companions.add(new Companion(member.name(), kind));
            }
        }
        return companions;
    }

    private static Companion.@Nullable Kind kind(String name, Set<String> parents, String identifier) {
        if (parents.contains(name)) {
            return Companion.Kind.PARENT;
        }
        if (VersionWords.CERTAIN.contains(name)) {
            return Companion.Kind.VERSION;
        }
        if (VersionWords.isGeneration(name)) {
            return Companion.Kind.GENERATION;
        }
        if (TimeWords.isCreation(name)) {
            return Companion.Kind.CREATED;
        }
        if (IdentifierWords.isPrefix(name, identifier)) {
            return Companion.Kind.PREFIX;
        }
        return IdentifierWords.IDENTIFIERS.contains(name) ? Companion.Kind.KEY : null;
    }

    /** Returns the names of the parameters that identify the parent in the paths of the resource. */
    private static Set<String> parents(ModelDraft draft, ResourceDraft resource) {
        Set<String> names = new LinkedHashSet<>();
        for (SegmentedPath item : resource.items) {
            for (OperationRoute route : draft.routes.at(item)) {
                for (ParameterBinding binding :
                        draft.parameterBindings(route.endpoint().id())) {
                    if (binding.resource().equals(resource.parent)) {
                        names.add(NameWords.bare(binding.parameter()));
                    }
                }
            }
        }
        return names;
    }
}
