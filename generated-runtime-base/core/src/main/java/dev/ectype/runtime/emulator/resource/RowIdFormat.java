package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import org.jspecify.annotations.Nullable;

/** Converts between identifiers of rows in the state and identifiers for clients. */
public final class RowIdFormat {
    /** Separates the scope from an identifier that is unique only in it. */
    private static final char SCOPE = '/';

    /** Separates a number from an identifier that another instance used before. No identifier contains it. */
    private static final char NUMBER_SEPARATOR = '\u001f';

    private RowIdFormat() {}

    static String of(ResourceShape shape, String id, @Nullable String owner) {
        return shape.isScoped() && owner != null ? owner + SCOPE + id : id;
    }

    /** Returns the row identifier for an identifier that another instance used before. */
    public static String numbered(String rowId, int number) {
        return rowId + NUMBER_SEPARATOR + number;
    }

    static String visible(ResourceShape shape, String id, @Nullable String owner) {
        boolean prefixed = shape.isScoped() && owner != null && id.startsWith(owner) && id.length() > owner.length();
        String visible = prefixed && owner != null ? id.substring(owner.length() + 1) : id;
        int again = shape.isRenamable() ? visible.indexOf(NUMBER_SEPARATOR) : -1;
        return again < 0 ? visible : visible.substring(0, again);
    }

    /** Returns the identifier in a document whose type rejects the requested one. */
    static String stored(ResourceShape shape, String id, byte[] document) {
        IdentityMember member = shape.idMember();
        Document stored = member == null ? null : member.in(Json.parse(document));
        String text = IdentifierText.of(stored);
        return text == null || text.isEmpty() ? id : text;
    }

    /** Returns whether an identifier is a number of at most 18 digits. */
    static boolean isShortNumber(String id) {
        boolean digits = !id.isEmpty() && id.length() < 19;
        for (int at = 0; at < id.length() && digits; at++) {
            digits = id.charAt(at) >= '0' && id.charAt(at) <= '9';
        }
        return digits;
    }
}
