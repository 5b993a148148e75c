package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.ProgressWords;
import dev.ectype.compiler.infer.lexicon.TimeWords;
import dev.ectype.compiler.ir.resource.CompletionMember;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the members that change when a pending instance completes: its progress, its result and its end time. */
public final class FindCompletionMembers implements InferenceRule {
    /** The member with the state, and the operation that completes the instance. */
    private record Completion(String member, OperationRoute route) {}

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceDraft, Completion> completed = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Read read && read.completion() != null) {
                Completion completion = new Completion(read.completion().member(), route);
                completed.putIfAbsent(draft.resource(read.resource()), completion);
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        completed.forEach((resource, completion) -> {
            List<CompletionMember> members = members(draft, resource, completion.member());
            if (!members.isEmpty()) {
                OperationRoute route = completion.route();
                ResourceChange change =
                        new ResourceChange.DeriveMembers(resource.resourceName(), DerivedMembers.completed(members));
                proposals.add(proposal(
                        change, 80, route.method() + " " + route.path().key() + " completes a pending instance"));
            }
        });
        return proposals;
    }

    private static List<CompletionMember> members(ModelDraft draft, ResourceDraft resource, String stateMember) {
        List<CompletionMember> members = new ArrayList<>();
        for (ObjectMember member : draft.shape(resource).members().values()) {
            CompletionMember.Value value =
                    member.name().equals(stateMember) ? null : value(member, draft.shapes.core(member.type()));
            if (value != null) {
                members.add(new CompletionMember(member.name(), value));
            }
        }
        return members;
    }

    private static CompletionMember.@Nullable Value value(ObjectMember member, TypeRef core) {
        if (core instanceof NumberType && ProgressWords.isProgress(member.name())) {
            return CompletionMember.Value.PROGRESS;
        }
        if (!(core instanceof BooleanType) && TimeWords.isEnd(member.name())) {
            return CompletionMember.Value.TIME;
        }
        boolean visible = !member.type().notes().writeOnly() && !core.notes().writeOnly();
        return visible && ProgressWords.isResult(member.name()) ? CompletionMember.Value.RESULT : null;
    }
}
