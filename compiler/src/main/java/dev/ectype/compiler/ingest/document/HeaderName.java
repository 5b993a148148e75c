package dev.ectype.compiler.ingest.document;

import java.util.regex.Pattern;

/** Checks the names of headers (RFC 9110, section 5.6.2). */
public final class HeaderName {
    private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");

    private HeaderName() {}

    /** Returns whether a request can have a header with a name. */
    public static boolean isValid(String name) {
        return TOKEN.matcher(name).matches();
    }
}
