package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.PageMemberWords;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the parameters that choose a page of a list. */
public final class FindPaging implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                Paging paging = paging(draft, route, list);
                if (!paging.equals(Paging.NONE)) {
                    ModelChange.AssignRole change =
                            new ModelChange.AssignRole(route.endpoint().id(), list.withPaging(paging));
                    proposals.add(proposal(change, 85, evidence(paging)));
                }
            }
        }
        return proposals;
    }

    private static Paging paging(ModelDraft draft, OperationRoute route, Role.ListAll list) {
        PagingParameters parameters = new PagingParameters(draft, route.endpoint(), draft.resource(list.resource()));
        Paging declared = parameters.paging();
        PageMembers reply =
                PageMembers.of(draft.shapes, list.itemsAt(), Payloads.replyType(route.endpoint()), declared);
        String page = declared.page();
        String offset = declared.offset();
        // A page or offset of type text is opaque: clients send the value from the previous page.
        boolean opaquePage = page != null && parameters.isText(page) && hasValueForPage(reply);
        boolean opaqueOffset = offset != null && parameters.isText(offset);
        return new Paging(
                declared.limit(),
                opaqueOffset ? null : offset,
                opaquePage ? null : page,
                declared.after(),
                declared.before(),
                opaquePage ? page : opaqueOffset ? offset : declared.token(),
                ListEnvelope.NONE);
    }

    /**
     * Returns whether a member holds the value for {@code page}: a token, or {@code next_page} at the top level. Other
     * names hold URLs.
     */
    private static boolean hasValueForPage(PageMembers reply) {
        MemberPath next = reply.first(PageSlot.NEXT_URL, PageSlot.NEXT_PAGE);
        boolean word = next != null
                && next.names().size() == 1
                && PageMemberWords.NEXT_PAGE.contains(
                        NameWords.bare(next.names().get(0)));
        return word || reply.first(PageSlot.NEXT_TOKEN) != null;
    }

    private static String evidence(Paging paging) {
        List<String> parts = new ArrayList<>();
        add(parts, "limit", paging.limit());
        add(parts, "offset", paging.offset());
        add(parts, "page", paging.page());
        add(parts, "after", paging.after());
        add(parts, "before", paging.before());
        add(parts, "token", paging.token());
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, String meaning, @Nullable String name) {
        if (name != null) {
            parts.add(name + " is the " + meaning);
        }
    }
}
