package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.ProgressWords;
import dev.ectype.compiler.infer.lexicon.TimeWords;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.resource.MetadataMember;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the times, the target and the percentage in the metadata of long-running operations that methods return. */
public final class FindOperationMetadata implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            GrpcMethod.LongRunningOperation operation =
                    route.endpoint().binding().longRunning();
            TypeRef type = operation == null ? null : operation.metadataType();
            List<MetadataMember> members = type == null ? List.of() : members(draft, type);
            if (operation != null && !members.isEmpty()) {
                proposals.add(proposal(
                        new EndpointChange.SetMetadata(route.endpoint().id(), members),
                        80,
                        operation.metadata() + " has members with common names"));
            }
        }
        return proposals;
    }

    private static List<MetadataMember> members(ModelDraft draft, TypeRef type) {
        List<MetadataMember> members = new ArrayList<>();
        for (ObjectMember member : draft.shapes.shape(type).members().values()) {
            MetadataMember.Value value = value(member.name(), draft.shapes.core(member.type()));
            if (value != null) {
                members.add(new MetadataMember(member.name(), value));
            }
        }
        members.sort(Comparator.comparing(MetadataMember::value));
        return members;
    }

    private static MetadataMember.@Nullable Value value(String name, TypeRef core) {
        if (core instanceof NumberType) {
            return ProgressWords.isPercentage(name) ? MetadataMember.Value.PERCENTAGE : null;
        }
        if (!(core instanceof TextType text)) {
            return null;
        }
        if ("date-time".equals(text.format())) {
            boolean times = TimeWords.isCreation(name)
                    || TimeWords.isStart(name)
                    || TimeWords.isChange(name)
                    || TimeWords.isEnd(name);
            return times ? MetadataMember.Value.TIME : null;
        }
        return ProgressWords.isTarget(name) ? MetadataMember.Value.TARGET : null;
    }
}
