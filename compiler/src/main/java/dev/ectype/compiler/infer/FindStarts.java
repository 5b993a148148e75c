package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Start;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lets an operation on one thing that shows what the server is now busy with begin one of those. */
final class FindStarts implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        ShownByWrites shown = ShownByWrites.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        Set<ResourceName> settling = settling(draft);
        for (ResourceName resource : settling) {
            for (ShownByWrites.Shown place : shown.of(draft.sketch(resource).stored())) {
                Route route = place.route();
                if (isAboutOther(draft, route, resource)) {
                    Start start = new Start(resource, place.at());
                    String evidence = "its reply shows one of " + resource;
                    proposals.add(proposal(new Change.Begin(route.endpoint().id(), start), 80, evidence));
                }
            }
        }
        addFollowed(draft, settling, proposals);
        return proposals;
    }

    private void addFollowed(Draft draft, Set<ResourceName> settling, List<Proposal> proposals) {
        List<Sketch> candidates = settling.stream()
                .map(draft::sketch)
                .filter(sketch -> Creations.routes(draft, sketch).isEmpty() && !sketch.items.isEmpty())
                .toList();
        for (Route route : candidates.isEmpty() ? List.<Route>of() : draft.routes.all()) {
            Sketch sketch = Accepted.isFollowedByAddress(route) ? Accepted.followed(route, candidates) : null;
            if (sketch != null && isAboutOther(draft, route, sketch.named())) {
                Start start = new Start(sketch.named(), null);
                String evidence = "it is accepted with the address of one of " + sketch.named();
                proposals.add(proposal(new Change.Begin(route.endpoint().id(), start), 70, evidence));
            }
        }
    }

    private static Set<ResourceName> settling(Draft draft) {
        Set<ResourceName> settling = new LinkedHashSet<>();
        for (Route route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Read read && read.settling() != null) {
                settling.add(read.resource());
            }
        }
        return settling;
    }

    /** What is made must be found again, so a reply that can show it does. */
    private static boolean showsOwn(@Nullable Role role) {
        return role instanceof Role.Create create && create.replyAt() != null
                || role instanceof Role.Replace replace && replace.creates() && replace.replyAt() != null;
    }

    private static boolean isAboutOther(Draft draft, Route route, ResourceName resource) {
        Role role = draft.role(route.endpoint().id());
        boolean names = draft.ties(route.endpoint().id()).stream()
                .anyMatch(tie -> tie.resource().equals(resource));
        return !names
                && !showsOwn(role)
                && (role == null || !role.resource().equals(resource) && !(role instanceof Role.ListAll));
    }
}
