package dev.ectype.controlplane.platform.mail;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lists the public e-mail providers of {@code public-mail-domains.txt} beside this class. */
public final class PublicMailDomains {
    private static final Set<String> KNOWN = read();
    /** Matches the country suffix of a provider: {@code de}, {@code co.uk}, {@code com.br}. */
    private static final Pattern COUNTRY =
            Pattern.compile("(?:(?:com?|ne|net|org)\\.)?[a-z]{2}|com|net|org|info|biz|eu");

    private PublicMailDomains() {}

    /** Returns whether the list contains a domain, by its full name or by a line {@code name.*}. */
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
