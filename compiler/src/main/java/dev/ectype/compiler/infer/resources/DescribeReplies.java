package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes undescribed replies with the stored type, since a read without a reply is useless. */
public final class DescribeReplies implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            TypeRef item = resource.storedType();
            TypeRef list = new ArrayType(List.of(), item, null, null, false, TypeNotes.NONE);
            boolean undescribed = isUndescribed(draft, resource);
            for (SegmentedPath path : resource.items) {
                describe(draft, draft.routes.find("GET", path), item, proposals);
                if (undescribed) {
                    List.of("PUT", "PATCH", "POST")
                            .forEach(method -> describe(draft, draft.routes.find(method, path), item, proposals));
                }
            }
            for (SegmentedPath path : resource.singleton ? List.<SegmentedPath>of() : resource.collections) {
                describe(draft, draft.routes.find("GET", path), list, proposals);
                if (undescribed) {
                    describe(draft, draft.routes.find("POST", path), item, proposals);
                }
            }
        }
        return proposals;
    }

    /**
     * Returns whether no operation of a group describes its reply. Then the replies of writes contain the instance too.
     */
    static boolean isUndescribed(ModelDraft draft, ResourceDraft resource) {
        List<SegmentedPath> paths = new ArrayList<>(resource.collections);
        paths.addAll(resource.items);
        return !resource.singleton
                && paths.stream()
                        .flatMap(path -> draft.routes.at(path).stream())
                        .allMatch(route -> Payloads.reply(route.endpoint()) == null);
    }

    private void describe(ModelDraft draft, @Nullable OperationRoute route, TypeRef type, List<Proposal> proposals) {
        if (route != null && Payloads.isUndescribed(route.endpoint(), draft.shapes)) {
            ModelChange change = new ModelChange.DescribeReply(route.endpoint().id(), type);
            String evidence = "the description has no schema for the reply of " + route.method() + " "
                    + route.path().key();
            proposals.add(proposal(change, 55, evidence));
        }
    }
}
