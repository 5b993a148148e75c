package dev.ectype.compiler.ir.list;

import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;

/**
 * Describes what a list response says about its page, beside the items.
 *
 * @param members the members with a value that differs from page to page, those nearest to the root first
 * @param others the objects that describe another page, such as {@code next}, and are null or absent without that page
 * @param headers the header fields with a value that differs from page to page
 */
public record ListEnvelope(List<Member> members, List<MemberPath> others, List<Header> headers) {
    public static final ListEnvelope NONE = new ListEnvelope(List.of(), List.of(), List.of());

    public ListEnvelope {
        members = List.copyOf(members);
        others = List.copyOf(others);
        headers = List.copyOf(headers);
    }

    /**
     * A member of the response and its meaning.
     *
     * @param relative true for a link without origin
     */
    public record Member(MemberPath at, PageSlot slot, boolean relative) {
        public Member(MemberPath at, PageSlot slot) {
            this(at, slot, false);
        }

        public Member asRelative() {
            return new Member(at, slot, true);
        }

        /** Returns the meaning in plain words. */
        public String words() {
            return (relative ? "relative " : "") + slot.words();
        }
    }

    /** A header field and its meaning. */
    public record Header(String name, PageSlot slot) {}
}
