package dev.ectype.controlplane.platform.mail;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An address of mail in lower case: no service that people use tells two apart by case, and people do not remember how they wrote it. */
public record MailAddress(String text) {
    private static final Pattern LOCAL =
            Pattern.compile("[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*");
    private static final int LONGEST_LOCAL = 64;

    /** The address of a text, or nothing where it is none. */
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
