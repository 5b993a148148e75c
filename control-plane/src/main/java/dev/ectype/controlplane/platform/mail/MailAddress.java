package dev.ectype.controlplane.platform.mail;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses e-mail addresses and converts them to lower case, because mail services ignore case in practice. */
public record MailAddress(String text) {
    private static final Pattern LOCAL =
            Pattern.compile("[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*");
    private static final int LONGEST_LOCAL = 64;

    /** Parses an address; returns empty if it is invalid. */
    public static Optional<MailAddress> parse(String text) {
        String address = text.strip();
        int at = address.lastIndexOf('@');
        if (at < 1 || at > LONGEST_LOCAL) {
            return Optional.empty();
        }
        String local = address.substring(0, at).toLowerCase(Locale.ROOT);
        return LOCAL.matcher(local).matches()
                ? MailDomain.parse(address.substring(at + 1))
                        .map(domain -> new MailAddress(local + "@" + domain.text()))
                : Optional.empty();
    }
}
