package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.LinkForm;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the links in lists have an origin. A link follows its own examples and text, else the other links of the list,
 * else its format, else most links of the API.
 */
final class LinkForms {
    private static final List<String> OWN_LINKS =
            List.of("url", "uri", "href", "self", "selflink", "selfurl", "resourceuri");

    private final ModelDraft draft;
    /** The number of relative links of the API, less the number of absolute ones. */
    private int relative;

    private LinkForms(ModelDraft draft) {
        this.draft = draft;
    }

    /** The envelope of one list before its links have forms. */
    record ListedEnvelope(OperationRoute route, ListEnvelope envelope) {}

    /** Counts the links of an API. */
    static LinkForms of(ModelDraft draft, List<ListedEnvelope> lists) {
        LinkForms forms = new LinkForms(draft);
        for (ListedEnvelope list : lists) {
            for (ListEnvelope.Member member : list.envelope().members()) {
                forms.count(isLink(member) ? forms.stated(list.route(), member.at()) : null);
            }
        }
        draft.types().values().forEach(type -> forms.countOwnLinks(draft, type));
        return forms;
    }

    private void countOwnLinks(ModelDraft from, TypeRef type) {
        for (ObjectMember member : from.shapes.shape(type).members().values()) {
            if (OWN_LINKS.contains(NameWords.bare(member.name()))) {
                count(LinkForm.stated(from.shapes.core(member.type())));
            }
        }
    }

    private void count(@Nullable LinkForm form) {
        relative += form == null ? 0 : form == LinkForm.RELATIVE ? 1 : -1;
    }

    private static boolean isLink(ListEnvelope.Member member) {
        return member.slot().kind() == PageSlot.Kind.ADDRESS;
    }

    /** Returns the envelope of a list with the forms of its links. */
    ListEnvelope formed(OperationRoute route, ListEnvelope envelope) {
        Map<MemberPath, LinkForm> stated = new LinkedHashMap<>();
        int votes = 0;
        for (ListEnvelope.Member member : envelope.members()) {
            LinkForm form = isLink(member) ? stated(route, member.at()) : null;
            if (form != null) {
                stated.put(member.at(), form);
                votes += form == LinkForm.RELATIVE ? 1 : -1;
            }
        }
        List<ListEnvelope.Member> members = new ArrayList<>();
        for (ListEnvelope.Member member : envelope.members()) {
            LinkForm own = stated.get(member.at());
            LinkForm form = own != null ? own : votes != 0 ? majority(votes) : other(route, member);
            members.add(isLink(member) && form == LinkForm.RELATIVE ? member.asRelative() : member);
        }
        return new ListEnvelope(members, envelope.others(), envelope.headers());
    }

    private @Nullable LinkForm other(OperationRoute route, ListEnvelope.Member member) {
        LinkForm form = LinkForm.ofFormat(type(route, member.at()));
        return form == null && relative != 0 ? majority(relative) : form;
    }

    private static LinkForm majority(int votes) {
        return votes > 0 ? LinkForm.RELATIVE : LinkForm.ABSOLUTE;
    }

    /** Returns the form of a link in its own examples and text, or null. */
    private @Nullable LinkForm stated(OperationRoute route, MemberPath at) {
        TypeRef type = type(route, at);
        LinkForm own = type == null ? null : LinkForm.stated(type);
        Media media = Payloads.reply(route.endpoint());
        for (JsonValue example : own != null || media == null ? List.<JsonValue>of() : media.examples()) {
            own = own == null ? LinkForm.ofExample(at.in(example)) : own;
        }
        return own;
    }

    private @Nullable TypeRef type(OperationRoute route, MemberPath at) {
        TypeRef type = Payloads.replyType(route.endpoint());
        for (String name : at.names()) {
            ObjectMember member = type == null ? null : draft.shapes.shape(type).member(name);
            type = member == null ? null : member.type();
        }
        return type == null ? null : draft.shapes.core(type);
    }
}
