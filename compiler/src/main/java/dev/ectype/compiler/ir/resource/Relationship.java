package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/**
 * Describes how instances of one resource own, reference or join instances of another.
 *
 * @param name the unique name, such as {@code comments.article}
 * @param from the referring resource
 * @param to the target resource
 * @param member the member of {@code from} that holds the identifier or the embedded children, or null if only paths
 *     express it; a member inside of objects has dots between the names, such as {@code billing.customer_id}
 * @param items the member with the list if {@code member} wraps the list of embedded children, or null
 * @param removal the flag with which a request removes an embedded child, or null
 * @param targetMember the member of {@code to} whose value {@code member} holds, or null for the identifier
 * @param required true if the description demands an existing instance of {@code to}
 */
public record Relationship(
        String name,
        ResourceName from,
        ResourceName to,
        Kind kind,
        @Nullable String member,
        @Nullable String items,
        @Nullable String removal,
        @Nullable String targetMember,
        boolean required) {
    public Relationship(String name, ResourceName from, ResourceName to, Kind kind, @Nullable String member) {
        this(name, from, to, kind, member, null, null, null, false);
    }

    /** Returns the path of the member that holds the identifier or the embedded children, or null. */
    public @Nullable MemberPath path() {
        return member == null ? null : MemberPath.ofDots(member);
    }

    /** Lists the kinds of relationships. */
    public enum Kind {
        /** Every instance belongs to one owner: all its paths go through the owner, and it is deleted with the owner. */
        OWNER,
        /** A member holds the identifier of another instance, which lives on its own. */
        REFERENCE,
        /** An instance is listed or created below another one, but also exists without it. */
        MEMBERSHIP,
        /** Pairs that operations link and unlink. */
        LINK,
        /** Pairs of an instance and a parent of it. The instance is deleted with its last parent. */
        PLACE,
        /** The instances that {@code member} embeds are created, changed and deleted with their owner. */
        PIECES
    }

    /** Returns a copy whose embedded children are removed with a flag. */
    public Relationship withRemoval(String flag) {
        return new Relationship(name, from, to, kind, member, items, flag, targetMember, required);
    }

    /** Returns a copy whose references hold the value of a member of their target. */
    public Relationship withTargetMember(String name) {
        return new Relationship(this.name, from, to, kind, member, items, removal, name, required);
    }
}
