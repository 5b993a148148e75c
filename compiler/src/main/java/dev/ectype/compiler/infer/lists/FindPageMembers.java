package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the members and header fields of a list response that describe its page: the total, the next token, links to
 * other pages. Links have no origin if their examples or texts, or most links of the API, have none.
 */
public final class FindPageMembers implements InferenceRule {
    private static final int PAGED = 85;
    /** Without paging parameters only the names say that a member describes the page. */
    private static final int NAMED = 70;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        List<LinkForms.ListedEnvelope> envelopes = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                envelopes.add(new LinkForms.ListedEnvelope(route, envelope(draft, route, list)));
            }
        }
        LinkForms links = LinkForms.of(draft, envelopes);
        for (LinkForms.ListedEnvelope each : envelopes) {
            OperationRoute route = each.route();
            ListEnvelope envelope = links.formed(route, each.envelope());
            if (draft.role(route.endpoint().id()) instanceof Role.ListAll list && !envelope.equals(ListEnvelope.NONE)) {
                ModelChange.AssignRole change = new ModelChange.AssignRole(
                        route.endpoint().id(), list.withPaging(list.paging().withEnvelope(envelope)));
                int confidence = list.paging().equals(Paging.NONE) ? NAMED : PAGED;
                proposals.add(proposal(change, confidence, evidence(envelope)));
            }
        }
        return proposals;
    }

    private static ListEnvelope envelope(ModelDraft draft, OperationRoute route, Role.ListAll list) {
        PageMembers members =
                PageMembers.of(draft.shapes, list.itemsAt(), Payloads.replyType(route.endpoint()), list.paging());
        return new ListEnvelope(members.members(), members.others(), headers(route));
    }

    private static List<ListEnvelope.Header> headers(OperationRoute route) {
        Response response = SuccessReply.of(route.endpoint(), false).response();
        List<ListEnvelope.Header> headers = new ArrayList<>();
        if (response != null) {
            response.headers().forEach(header -> {
                PageSlot slot = PageSlotNames.ofHeader(header.name());
                if (slot != null) {
                    headers.add(new ListEnvelope.Header(header.name(), slot));
                }
            });
        }
        return headers;
    }

    private static String evidence(ListEnvelope envelope) {
        List<String> parts = new ArrayList<>();
        envelope.members().forEach(member -> parts.add(member.at().pointer() + " is the " + member.words()));
        envelope.headers()
                .forEach(header -> parts.add(
                        "header " + header.name() + " is the " + header.slot().words()));
        return String.join(", ", parts);
    }
}
