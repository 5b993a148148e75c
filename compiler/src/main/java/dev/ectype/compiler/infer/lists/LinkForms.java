package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the links in lists have an origin. A link follows its own examples and text, else the other links of the list,
 * else its format, else most links of the API.
 */
final class LinkForms {
    private static final Pattern RELATIVE =
            Pattern.compile("\\brelative\\b|\\bwithout (the )?(host|domain|origin|base)");
    private static final Pattern ABSOLUTE =
            Pattern.compile("\\babsolute\\b|\\b(full|complete|fully[- ]qualified) (url|uri|link|address)");
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

    /** Lists the forms of links. */
    private enum Form {
        ABSOLUTE,
        RELATIVE
    }

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
                count(form(from.shapes.core(member.type())));
            }
        }
    }

    private void count(@Nullable Form form) {
        relative += form == null ? 0 : form == Form.RELATIVE ? 1 : -1;
    }

    private static boolean isLink(ListEnvelope.Member member) {
        return member.slot().kind() == PageSlot.Kind.ADDRESS;
    }

    /** Returns the envelope of a list with the forms of its links. */
    ListEnvelope formed(OperationRoute route, ListEnvelope envelope) {
        Map<MemberPath, Form> stated = new LinkedHashMap<>();
        int votes = 0;
        for (ListEnvelope.Member member : envelope.members()) {
            Form form = isLink(member) ? stated(route, member.at()) : null;
            if (form != null) {
                stated.put(member.at(), form);
                votes += form == Form.RELATIVE ? 1 : -1;
            }
        }
        List<ListEnvelope.Member> members = new ArrayList<>();
        for (ListEnvelope.Member member : envelope.members()) {
            Form own = stated.get(member.at());
            Form form = own != null ? own : votes != 0 ? majority(votes) : other(route, member);
            members.add(isLink(member) && form == Form.RELATIVE ? member.asRelative() : member);
        }
        return new ListEnvelope(members, envelope.others(), envelope.headers());
    }

    private @Nullable Form other(OperationRoute route, ListEnvelope.Member member) {
        Form form = format(type(route, member.at()));
        return form == null && relative != 0 ? majority(relative) : form;
    }

    private static Form majority(int votes) {
        return votes > 0 ? Form.RELATIVE : Form.ABSOLUTE;
    }

    /** Returns the form of a link in its own examples and text, or null. */
    private @Nullable Form stated(OperationRoute route, MemberPath at) {
        TypeRef type = type(route, at);
        Form own = type == null ? null : form(type);
        Media media = Payloads.reply(route.endpoint());
        for (JsonValue example : own != null || media == null ? List.<JsonValue>of() : media.examples()) {
            own = own == null ? form(value(example, at)) : own;
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

    private static @Nullable JsonValue value(JsonValue example, MemberPath at) {
        JsonValue value = example;
        for (String name : at.names()) {
            value = value instanceof JsonObject object ? object.member(name) : null;
        }
        return value;
    }

    /** Returns the form in the examples and the text of a type, or null. */
    private static @Nullable Form form(TypeRef type) {
        for (JsonValue example : type.notes().examples()) {
            Form form = form(example);
            if (form != null) {
                return form;
            }
        }
        String text = Stream.of(type.notes().title(), type.notes().description())
                .map(String::valueOf)
                .reduce("", (all, each) -> all + " " + each)
                .toLowerCase(Locale.ROOT);
        boolean isRelative = RELATIVE.matcher(text).find();
        boolean isAbsolute = ABSOLUTE.matcher(text).find();
        return isRelative == isAbsolute ? null : isRelative ? Form.RELATIVE : Form.ABSOLUTE;
    }

    private static @Nullable Form form(@Nullable JsonValue example) {
        String text = example instanceof JsonText value ? value.text() : "";
        return text.startsWith("/") && !text.startsWith("//")
                ? Form.RELATIVE
                : text.contains("://") ? Form.ABSOLUTE : null;
    }

    private static @Nullable Form format(@Nullable TypeRef type) {
        String format = type instanceof TextType text ? String.valueOf(text.format()) : "";
        return switch (format) {
            case "uri-reference", "iri-reference" -> Form.RELATIVE;
            case "uri", "url", "iri" -> Form.ABSOLUTE;
            default -> null;
        };
    }
}
