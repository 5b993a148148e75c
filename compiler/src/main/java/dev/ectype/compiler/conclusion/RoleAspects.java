package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.draft.RoleText;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.list.ListSort;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Describes the aspects of a role: its resource, its effect, and the filters, the order and the pages of a list. */
final class RoleAspects {
    private RoleAspects() {}

    static Aspects of(Role role) {
        Aspects aspects = new Aspects().with("resource", role.resource()).with("role", RoleText.effect(role));
        Role.ListAll list = role.listing();
        return list == null ? aspects : aspects.all(list(list));
    }

    private static Aspects list(Role.ListAll list) {
        return new Aspects()
                .each(list.filters(), filter -> "filter " + filter.parameter(), RoleAspects::filter)
                .with("order", list.sort() == null ? null : order(list.sort()))
                .with("page", page(list.paging()))
                .all(envelope(list.paging().envelope()));
    }

    private static String filter(ListFilter filter) {
        String wildcards = filter.wildcards().isEmpty() ? "" : ", all if " + Aspects.joined(filter.wildcards());
        String separated = filter.separated() ? ", commas between values" : "";
        String byDefault = filter.byDefault() == null ? "" : ", by default " + filter.byDefault();
        return place(filter.member()) + " " + lower(filter.operator()) + wildcards + separated + byDefault;
    }

    private static String order(ListSort sort) {
        List<String> words = new ArrayList<>();
        add(words, "by", sort.by());
        add(words, "key", sort.keyMember());
        add(words, "direction", sort.direction());
        add(words, "direction member", sort.directionMember());
        return String.join(", ", words);
    }

    private static String page(Paging paging) {
        List<String> words = new ArrayList<>();
        add(words, "limit", paging.limit());
        add(words, "offset", paging.offset());
        add(words, "page", paging.page());
        add(words, "after", paging.after());
        add(words, "before", paging.before());
        add(words, "token", paging.token());
        return String.join(", ", words);
    }

    private static Aspects envelope(ListEnvelope envelope) {
        return new Aspects()
                .each(
                        envelope.members(),
                        member -> "page member " + member.at().pointer(),
                        member -> (member.relative() ? "relative " : "") + lower(member.slot()))
                .list(
                        "page objects",
                        envelope.others().stream().map(MemberPath::pointer).toList())
                .each(envelope.headers(), header -> "page header " + header.name(), header -> lower(header.slot()));
    }

    private static void add(List<String> words, String name, @Nullable String parameter) {
        if (parameter != null) {
            words.add(name + " " + parameter);
        }
    }

    /** Returns the pointer of a path, or {@code item} for the whole. */
    static String place(MemberPath path) {
        return path.isRoot() ? "item" : path.pointer();
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
