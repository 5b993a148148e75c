package dev.ectype.controlplane.platform.mail;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The well-known domains at which anybody can have an address of mail, from {@code public-mail-domains.txt} beside this class. */
public final class PublicMailDomains {
    private static final Set<String> KNOWN = read();
    /** What stands behind the name of a provider in each country: {@code de}, {@code co.uk}, {@code com.br}. */
    private static final Pattern COUNTRY =
            Pattern.compile("(?:(?:com?|ne|net|org)\\.)?[a-z]{2}|com|net|org|info|biz|eu");

    private PublicMailDomains() {}

    /** Whether the list has a domain, by its whole name or by a line {@code name.*}. */
    public static boolean contains(String domain) {
        int dot = domain.indexOf('.');
        return KNOWN.contains(domain)
                || dot > 0
                        && KNOWN.contains(domain.substring(0, dot) + ".*")
                        && COUNTRY.matcher(domain.substring(dot + 1)).matches();
    }

    private static Set<String> read() {
        try (InputStream file = PublicMailDomains.class.getResourceAsStream("public-mail-domains.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
