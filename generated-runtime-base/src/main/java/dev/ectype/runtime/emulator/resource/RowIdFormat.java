package dev.ectype.runtime.emulator.resource;

import org.jspecify.annotations.Nullable;

/** How the rows of a resource are called in the state, and what clients call them. */
public final class RowIdFormat {
    /** Between what stands before an identifier and a name that is unique only there. */
    private static final char SCOPE = '/';

    /** Behind an identifier that was another instance's first; none has such a letter in it. */
    private static final char NUMBER_SEPARATOR = '\u001f';

    private RowIdFormat() {}

    static String of(ResourceShape shape, String id, @Nullable String owner) {
        return shape.isScoped() && owner != null ? owner + SCOPE + id : id;
    }

    /** How a row is called whose identifier was that of another before. */
    public static String numbered(String rowId, int number) {
        return rowId + NUMBER_SEPARATOR + number;
    }

    static String visible(ResourceShape shape, String id, @Nullable String owner) {
        boolean prefixed = shape.isScoped() && owner != null && id.startsWith(owner) && id.length() > owner.length();
        String visible = prefixed && owner != null ? id.substring(owner.length() + 1) : id;
        int again = shape.isRenamable() ? visible.indexOf(NUMBER_SEPARATOR) : -1;
        return again < 0 ? visible : visible.substring(0, again);
    }

    /** Whether an identifier is a number that fits. */
    static boolean isShortNumber(String id) {
        boolean digits = !id.isEmpty() && id.length() < 19;
        for (int at = 0; at < id.length() && digits; at++) {
            digits = id.charAt(at) >= '0' && id.charAt(at) <= '9';
        }
        return digits;
    }
}
