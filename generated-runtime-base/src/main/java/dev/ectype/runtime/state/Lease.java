package dev.ectype.runtime.state;

import dev.ectype.runtime.state.row.StoredMember;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Until when a row is somebody's, as a member of its document that is shown to nobody. */
public final class Lease {
    /** No name that descriptions give a member begins so. */
    public static final String MEMBER = "__leasedUntil";

    private static final StoredMember UNTIL = StoredMember.of(MEMBER);

    private Lease() {}

    /** The time in milliseconds, or null where the row is nobody's. */
    public static @Nullable Long until(byte[] document) {
        byte[] value = UNTIL.valueIn(document);
        return value == null ? null : Long.valueOf(new String(value, StandardCharsets.US_ASCII));
    }
}
