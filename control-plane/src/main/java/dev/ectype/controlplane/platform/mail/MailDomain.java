package dev.ectype.controlplane.platform.mail;

import java.net.IDN;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses e-mail domains and converts them to lower-case ASCII ({@code xn--…}) for comparisons. */
public record MailDomain(String text) {
    private static final int LONGEST = 253;
    private static final String LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
    /** The last label must contain a letter; otherwise the text is an IP address. */
    private static final Pattern FORM = Pattern.compile("(?:" + LABEL + "\\.)+(?=[0-9-]*[a-z])" + LABEL);

    /** Parses a domain; returns empty if it is invalid. */
    public static Optional<MailDomain> parse(String text) {
        try {
            String ascii = IDN.toASCII(text.strip(), IDN.USE_STD3_ASCII_RULES).toLowerCase(Locale.ROOT);
            String bare = ascii.endsWith(".") ? ascii.substring(0, ascii.length() - 1) : ascii;
            return bare.length() <= LONGEST && FORM.matcher(bare).matches()
                    ? Optional.of(new MailDomain(bare))
                    : Optional.empty();
        } catch (IllegalArgumentException noDomain) {
            return Optional.empty();
        }
    }
}
