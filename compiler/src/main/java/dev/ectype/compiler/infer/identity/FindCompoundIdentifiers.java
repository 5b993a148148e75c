package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds identifiers that are objects: a call with {@code id: {region, name}} means the instance whose {@code id} has the same
 * members.
 */
public final class FindCompoundIdentifiers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            Parameter parameter = parameter(draft, resource);
            ObjectMember member = parameter == null ? null : member(draft, resource, parameter);
            if (parameter != null && member != null) {
                String evidence = "the argument " + parameter.name() + " and the member " + member.name()
                        + " are objects of the same type";
                proposals.add(proposal(
                        new ResourceChange.SetIdentifier(resource.resourceName(), member.name(), List.of()),
                        90,
                        evidence));
                proposals.add(proposal(
                        new ResourceChange.SetIdStyle(
                                resource.resourceName(), new IdStyle.ClientChosen(Nouns.singular(resource.noun()))),
                        85,
                        evidence));
            }
        }
        return proposals;
    }

    /** Returns the object that identifies an instance in calls, or null. */
    private static @Nullable Parameter parameter(ModelDraft draft, ResourceDraft resource) {
        for (SegmentedPath item : resource.items) {
            for (OperationRoute route : draft.routes.at(item)) {
                String name = item.last().parameter();
                Parameter parameter = name == null ? null : route.pathParameter(name);
                if (parameter != null && draft.shapes.isCompound(parameter.type())) {
                    return parameter;
                }
            }
        }
        return null;
    }

    /** Returns the member with the name of the argument, or else the only one with its type. */
    private static @Nullable ObjectMember member(ModelDraft draft, ResourceDraft resource, Parameter parameter) {
        ObjectMember named = draft.shape(resource).like(parameter.name());
        if (named != null && draft.shapes.isSameCompound(named.type(), parameter.type())) {
            return named;
        }
        List<ObjectMember> same = draft.shape(resource).members().values().stream()
                .filter(member -> draft.shapes.isSameCompound(member.type(), parameter.type()))
                .toList();
        return same.size() == 1 ? same.get(0) : null;
    }
}
