package dev.ectype.controlplane.platform.page;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.UUID;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Which page of a list is asked for.
 *
 * @param limit how many items
 * @param after the last item of the page before, whose successors are older
 */
public record PageRequest(int limit, @Nullable UUID after) {
    public static final int MOST = 100;
    public static final int USUAL = 20;
    private static final int UUID_BYTES = 16;
    private static final int CHECKED_BYTES = UUID_BYTES + 4;

    /** How many rows to ask for, to know whether there are more. */
    public int rows() {
        return limit + 1;
    }

    /** The byte at which the page begins, in a list that is a file of so many bytes: its cursors are of {@link Page#untilByte}. */
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

    /** What is said of a cursor that this list has not made. */
    public static InvalidRequest foreign() {
        return InvalidRequest.of(
                "cursor", "cursor", "is no cursor of this list; send the nextCursor of the page before as it is");
    }

    static String cursor(UUID last) {
        ByteBuffer bytes = ByteBuffer.allocate(CHECKED_BYTES);
        bytes.putLong(last.getMostSignificantBits()).putLong(last.getLeastSignificantBits());
        bytes.putInt(sum(bytes.array()));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
    }

    /** The request that a list's parameters make. */
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
            // Told below, as any other cursor that is none of ours.
        }
        throw foreign();
    }

    private static int sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, UUID_BYTES);
        return (int) sum.getValue();
    }
}
