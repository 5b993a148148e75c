package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Paging;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the parameters that choose a page of a list and the members with information about other pages. */
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
        ListResponseMembers reply =
                new ListResponseMembers(draft.shapes, list.itemsAt(), Payloads.replyType(route.endpoint()));
        String limit = parameters.limit();
        String offset = parameters.offset(limit);
        String page = parameters.page();
        MemberPath nextUrl = reply.nextUrl();
        MemberPath nextToken = parameters.isPaged() ? reply.nextToken() : null;
        // A page or offset of type text is opaque: clients send the value from the previous page.
        boolean opaquePage = page != null && parameters.isText(page) && (nextToken != null || isWord(nextUrl));
        boolean opaqueOffset = offset != null && parameters.isText(offset);
        String token = opaquePage ? page : opaqueOffset ? offset : parameters.token();
        if (opaquePage && nextToken == null) {
            nextToken = nextUrl;
        }
        boolean samePlace = nextToken != null && nextToken.equals(nextUrl);
        return new Paging(
                limit,
                opaqueOffset ? null : offset,
                opaquePage ? null : page,
                parameters.after(),
                parameters.before(),
                token,
                reply.total(),
                reply.hasMore(),
                nextToken,
                samePlace ? null : nextUrl);
    }

    /**
     * Returns whether the member may be the value for {@code page}: {@code next_page} at the top level. Other names
     * hold URLs.
     */
    private static boolean isWord(@Nullable MemberPath next) {
        return next != null
                && next.names().size() == 1
                && NameWords.bare(next.names().get(0)).equals("nextpage");
    }

    private static String evidence(Paging paging) {
        List<String> parts = new ArrayList<>();
        add(parts, "limit", paging.limit());
        add(parts, "offset", paging.offset());
        add(parts, "page", paging.page());
        add(parts, "after", paging.after());
        add(parts, "before", paging.before());
        add(parts, "token", paging.token());
        add(parts, "total", pointer(paging.total()));
        add(parts, "more", pointer(paging.hasMore()));
        add(parts, "next token", pointer(paging.nextToken()));
        add(parts, "next address", pointer(paging.nextUrl()));
        return String.join(", ", parts);
    }

    private static @Nullable String pointer(@Nullable MemberPath path) {
        return path == null ? null : path.pointer();
    }

    private static void add(List<String> parts, String meaning, @Nullable String name) {
        if (name != null) {
            parts.add(name + " is the " + meaning);
        }
    }
}
