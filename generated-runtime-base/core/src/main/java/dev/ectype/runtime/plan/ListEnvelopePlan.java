package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Names the members and header fields of a list response that differ from page to page.
 *
 * @param others the objects that describe another page, such as {@code next}
 */
public record ListEnvelopePlan(List<Member> members, List<MemberPath> others, List<Header> headers) {
    static final ListEnvelopePlan NONE = new ListEnvelopePlan(List.of(), List.of(), List.of());

    /**
     * A member and its meaning.
     *
     * @param relative true for a link without origin
     */
    public record Member(MemberPath at, PageSlot slot, boolean relative) {
        private static Member of(PlanObjectReader fields) {
            return new Member(
                    Objects.requireNonNull(fields.path("at"), "at"),
                    PageSlot.valueOf(fields.text("slot")),
                    fields.flag("relative"));
        }
    }

    /** A header field, in lower case, and its meaning. */
    public record Header(String name, PageSlot slot) {
        private static Header of(PlanObjectReader fields) {
            return new Header(fields.text("name").toLowerCase(Locale.ROOT), PageSlot.valueOf(fields.text("slot")));
        }
    }

    static ListEnvelopePlan of(PlanObjectReader fields) {
        return new ListEnvelopePlan(
                fields.list("members", Member::of),
                fields.texts("others").stream().map(MemberPath::parse).toList(),
                fields.list("headers", Header::of));
    }

    /** Returns the slot of a header field in lower case, or null. */
    public @Nullable PageSlot header(String name) {
        for (Header header : headers) {
            if (header.name().equals(name)) {
                return header.slot();
            }
        }
        return null;
    }
}
