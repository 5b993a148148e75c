package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows what is stored where a description is silent about what a read shows: a read that shows nothing serves nobody. */
final class DescribeReplies implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            TypeRef item = sketch.stored();
            TypeRef list = new ArrayType(List.of(), item, null, null, false, Notes.NONE);
            boolean silent = isSilent(draft, sketch);
            for (PathTemplate path : sketch.items) {
                describe(draft, draft.routes.find("GET", path), item, proposals);
                if (silent) {
                    List.of("PUT", "PATCH", "POST")
                            .forEach(method -> describe(draft, draft.routes.find(method, path), item, proposals));
                }
            }
            for (PathTemplate path : sketch.singleton ? List.<PathTemplate>of() : sketch.collections) {
                describe(draft, draft.routes.find("GET", path), list, proposals);
                if (silent) {
                    describe(draft, draft.routes.find("POST", path), item, proposals);
                }
            }
        }
        return proposals;
    }

    /** Where no operation of a group describes a reply, those that change things show them too. */
    static boolean isSilent(Draft draft, Sketch sketch) {
        List<PathTemplate> paths = new ArrayList<>(sketch.collections);
        paths.addAll(sketch.items);
        return !sketch.singleton
                && paths.stream()
                        .flatMap(path -> draft.routes.at(path).stream())
                        .allMatch(route -> Payloads.reply(route.endpoint()) == null);
    }

    private void describe(Draft draft, @Nullable Route route, TypeRef shown, List<Proposal> proposals) {
        if (route != null && Payloads.isUndescribed(route.endpoint(), draft.shapes)) {
            Change change = new Change.Describe(route.endpoint().id(), shown);
            String evidence = "nothing describes what " + route.method() + " "
                    + route.path().key() + " shows";
            proposals.add(proposal(change, 55, evidence));
        }
    }
}
