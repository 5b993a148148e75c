package dev.ectype.runtime.state;

import dev.ectype.runtime.state.row.StoredMember;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Stores the end of a row's lease in a hidden member of its document. */
public final class Lease {
    /** The name of the member. Descriptions have no members with this prefix. */
    public static final String MEMBER = "__leasedUntil";

    private static final StoredMember UNTIL = StoredMember.of(MEMBER);

    private Lease() {}

    /** Returns the end of the lease in milliseconds, or null without a lease. */
    public static @Nullable Long until(byte[] document) {
        byte[] value = UNTIL.valueIn(document);
        return value == null ? null : Long.valueOf(new String(value, StandardCharsets.US_ASCII));
    }
}
