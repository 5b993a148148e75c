package dev.ectype.controlplane.platform.id;

import dev.ectype.controlplane.platform.error.NotFound;
import java.util.Optional;
import java.util.UUID;

/** Lists the kinds of identifiers. Their text is a prefix and the 26 Crockford base 32 digits of a UUID, as in TypeID. */
public enum IdKind {
    ORGANIZATION("org"),
    USER("usr"),
    PROJECT("prj"),
    KEY("key"),
    RECORDING("rec"),
    REPLAY("rpl"),
    UPLOAD("upl"),
    SNAPSHOT("snp"),
    EMULATOR("emu"),
    SSO_PROVIDER("sso"),
    EVENT("evt"),
    INVITATION("inv"),
    SESSION("ses"),
    GROUP("grp"),
    SCIM_TOKEN("sct"),
    COMPLIANCE_EXPORT("exp");

    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final int LENGTH = 26;

    private final String prefix;

    IdKind(String prefix) {
        this.prefix = prefix + "_";
    }

    /** Formats an identifier, such as {@code prj_01h455vb4pex5vsknk084sn02q}. */
    public String text(UUID id) {
        char[] digits = new char[LENGTH];
        long high = id.getMostSignificantBits();
        long low = id.getLeastSignificantBits();
        for (int at = LENGTH - 1; at >= 0; at--) {
            digits[at] = DIGITS.charAt((int) low & 31);
            low = low >>> 5 | high << 59;
            high >>>= 5;
        }
        return prefix + new String(digits);
    }

    /** Parses an identifier of this kind; returns empty if it is invalid. */
    public Optional<UUID> parse(String text) {
        if (text.length() != prefix.length() + LENGTH
                || !text.startsWith(prefix)
                || text.charAt(prefix.length()) > '7') {
            return Optional.empty();
        }
        long high = 0;
        long low = 0;
        for (int at = prefix.length(); at < text.length(); at++) {
            int digit = DIGITS.indexOf(text.charAt(at));
            if (digit < 0) {
                return Optional.empty();
            }
            high = high << 5 | low >>> 59;
            low = low << 5 | digit;
        }
        return Optional.of(new UUID(high, low));
    }

    /** Parses an identifier in a path; an invalid identifier counts as not found. */
    public UUID require(String text) {
        return parse(text).orElseThrow(() -> new NotFound(noun(), text));
    }

    /** Returns the noun for messages. */
    public String noun() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    /** Returns the regular expression of the identifiers. */
    public String pattern() {
        return "^" + prefix + "[0-7][" + DIGITS + "]{25}$";
    }
}
