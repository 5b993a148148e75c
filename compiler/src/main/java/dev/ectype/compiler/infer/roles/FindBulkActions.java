package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.infer.lists.DeclaredFilters;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SetFlag;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds actions on all instances of a list: {@code POST /messages/mark-all-read} sets a flag of all messages, and
 * {@code POST /lists/{id}/clear}, which clears all completed tasks of a list, changes or deletes those tasks.
 */
public final class FindBulkActions implements InferenceRule {
    private static final String ALL = "all";
    private static final List<String> METHODS = List.of("POST", "PUT", "PATCH");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (METHODS.contains(route.method()) && route.path().endsWithLiteral() && isFree(draft, route)) {
                Proposal proposal = onCollection(draft, route);
                proposal = proposal == null ? onChildren(draft, route) : proposal;
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    /** Returns whether nothing is known of the effect of an operation. */
    private static boolean isFree(ModelDraft draft, OperationRoute route) {
        Role role = draft.role(route.endpoint().id());
        return role == null
                || role instanceof Role.CustomAction action && action.bodyAt() == null && action.replyAt() == null;
    }

    /** Reads a verb behind a collection as an action on all of its instances that the request selects. */
    private @Nullable Proposal onCollection(ModelDraft draft, OperationRoute route) {
        SegmentedPath collection = route.path().parent();
        Role.ListAll list = collection.endsWithLiteral() ? list(draft, collection) : null;
        DeclaredFilters declared = DeclaredFilters.withBody(draft.shapes, route.endpoint());
        Role.ListAll selected = list == null ? null : declared.applied(list);
        if (selected == null || selected.filters().size() < declared.names().size()) {
            return null;
        }
        List<String> words = NameWords.of(route.path().last().literal()).stream()
                .filter(word -> !Verbs.meansMany(word) && !word.equals(ALL))
                .toList();
        ResourceDraft resource = draft.resource(selected.resource());
        String verb = String.join("_", words);
        Resource.Lifecycle lifecycle = resource.lifecycle;
        String to = lifecycle == null ? null : Verbs.resultOf(verb, lifecycle.states());
        if (lifecycle != null && to != null) {
            List<String> from = AssignActions.from(lifecycle.states(), verb, to);
            Role act = new Role.Act(resource.resourceName(), lifecycle.member(), from, to, null, null, selected);
            return proposal(
                    route, act, verb + " names the " + lifecycle.member() + " " + to + " of " + resource.literal());
        }
        FlagMember flag = FlagMember.of(draft.shapes, draft.shape(resource), verb);
        return flag == null
                ? null
                : proposal(
                        route,
                        new SetFlag(resource.resourceName(), flag.member(), flag.on(), null, null, selected, null),
                        verb + " names " + flag.member() + " of " + resource.literal());
    }

    /** Reads a verb behind a parent whose text says that it concerns all children of a kind. */
    private @Nullable Proposal onChildren(ModelDraft draft, OperationRoute route) {
        SegmentedPath parent = route.path().parent();
        for (ResourceDraft child : parent.endsWithParameter() ? draft.resources() : List.<ResourceDraft>of()) {
            SegmentedPath collection = child.collections.stream()
                    .filter(path -> path.parent().key().equals(parent.key()))
                    .findFirst()
                    .orElse(null);
            boolean plain = collection != null && selectsNothing(draft, route, collection);
            Role.ListAll list = plain && collection != null ? list(draft, collection) : null;
            BulkTexts texts = list == null ? null : BulkTexts.of(route, child);
            Role role = list == null || texts == null ? null : role(draft, child, list, texts);
            if (role != null) {
                return proposal(route, role, "its text says that it concerns all " + child.literal());
            }
        }
        return null;
    }

    /** Returns whether all values in the request are also parameters of the list, such as those of all operations. */
    private static boolean selectsNothing(ModelDraft draft, OperationRoute route, SegmentedPath collection) {
        OperationRoute listed = draft.routes.find("GET", collection);
        return listed != null
                && DeclaredFilters.withBody(draft.shapes, listed.endpoint())
                        .names()
                        .containsAll(DeclaredFilters.withBody(draft.shapes, route.endpoint())
                                .names());
    }

    private static @Nullable Role role(ModelDraft draft, ResourceDraft child, Role.ListAll list, BulkTexts texts) {
        Role.ListAll all = list.withFilters(List.of()).withSort(null).withPaging(Paging.NONE);
        String marked = texts.marked();
        FlagMember flag = marked == null ? null : FlagMember.named(draft.shapes, draft.shape(child), marked);
        Resource.Lifecycle lifecycle = child.lifecycle;
        Resource.Lifecycle states = lifecycle == null || texts.states().isEmpty()
                ? null
                : new Resource.Lifecycle(lifecycle.member(), texts.states());
        if (flag != null) {
            return new SetFlag(child.resourceName(), flag.member(), flag.on(), null, null, all, states);
        }
        return texts.removes() && marked == null && states == null ? new DeleteMany(all) : null;
    }

    private Proposal proposal(OperationRoute route, Role role, String evidence) {
        return proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 75, evidence);
    }

    /** Returns the list at a collection, or null. A list of links or of a member has instances of other places. */
    private static Role.@Nullable ListAll list(ModelDraft draft, SegmentedPath collection) {
        OperationRoute route = draft.routes.find("GET", collection);
        return route != null
                        && draft.role(route.endpoint().id()) instanceof Role.ListAll all
                        && all.through() == null
                        && all.listMember() == null
                ? all
                : null;
    }
}
