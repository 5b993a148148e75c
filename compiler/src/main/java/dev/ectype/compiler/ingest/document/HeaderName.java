package dev.ectype.compiler.ingest.document;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Checks the names of headers (RFC 9110, section 5.6.2). */
public final class HeaderName {
    /** The headers that bodies, responses and security describe in place of parameters. */
    private static final List<String> NO_PARAMETERS = List.of("accept", "content-type", "authorization");

    private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");

    private HeaderName() {}

    /** Returns whether a request can have a header with a name. */
    public static boolean isValid(String name) {
        return TOKEN.matcher(name).matches();
    }

    /** Returns whether formats with paths ignore a parameter for a header, because they describe the header elsewhere. */
    public static boolean isDescribedElsewhere(String name) {
        return NO_PARAMETERS.contains(name.toLowerCase(Locale.ROOT));
    }
}
