package dev.ectype.controlplane.platform.page;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.UUID;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Holds the requested page of a list.
 *
 * @param limit the maximum number of items
 * @param after the last item of the previous page; the page contains older ones
 */
public record PageRequest(int limit, @Nullable UUID after) {
    public static final int MOST = 100;
    public static final int USUAL = 20;
    private static final int UUID_BYTES = 16;
    private static final int CHECKED_BYTES = UUID_BYTES + 4;

    /** Returns the number of rows to query: one more than the limit, to detect a next page. */
    public int rows() {
        return limit + 1;
    }

    /** Returns the byte at which the page of a file begins; its cursors come from {@link Page#untilByte}. */
    public long firstByte(long size) {
        if (after == null) {
            return 0;
        }
        long first = after.getLeastSignificantBits();
        if (after.getMostSignificantBits() != 0 || first < 0 || first > size) {
            throw foreign();
        }
        return first;
    }

    /** Returns the error for a foreign cursor. */
    public static InvalidRequest foreign() {
        return InvalidRequest.of(
                "cursor", "cursor", "is not a cursor of this list; send the unchanged nextCursor of the previous page");
    }

    static String cursor(UUID last) {
        ByteBuffer bytes = ByteBuffer.allocate(CHECKED_BYTES);
        bytes.putLong(last.getMostSignificantBits()).putLong(last.getLeastSignificantBits());
        bytes.putInt(sum(bytes.array()));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
    }

    /** Parses the parameters of a list. */
    static PageRequest of(@Nullable String limit, @Nullable String cursor) {
        return new PageRequest(limit == null ? USUAL : limit(limit), cursor == null ? null : after(cursor));
    }

    private static int limit(String text) {
        if (text.matches("[0-9]{1,3}")) {
            int limit = Integer.parseInt(text);
            if (limit >= 1 && limit <= MOST) {
                return limit;
            }
        }
        throw InvalidRequest.of("limit", "range", "must be a number from 1 to " + MOST);
    }

    private static UUID after(String cursor) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(cursor));
            if (bytes.remaining() == CHECKED_BYTES && bytes.getInt(UUID_BYTES) == sum(bytes.array())) {
                return new UUID(bytes.getLong(), bytes.getLong());
            }
        } catch (IllegalArgumentException noBase64) {
            // The error below covers this case like any other foreign cursor.
        }
        throw foreign();
    }

    private static int sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, UUID_BYTES);
        return (int) sum.getValue();
    }
}
