package dev.ectype.controlplane.signin;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Accepts only paths of this service as targets after a sign-in, so that a link cannot send users to another site. */
public final class LocalPath {
    /** The page after a sign-in without another target. */
    public static final String DEFAULT = "/dashboard";

    private static final int LONGEST = 1000;
    /**
     * Printable ASCII without characters that browsers treat as slashes or remove. Browsers read {@code //host} and {@code /\host} as
     * another host, and skip tabs and line breaks.
     */
    private static final Pattern FORM =
            Pattern.compile("/(?:[A-Za-z0-9._~!$&'()*+,;=:@?%-][A-Za-z0-9._~!$&'()*+,;=:@/?%#-]*)?");
    /** Percent-encoded slashes, backslashes and control characters, which a later decoding could turn into another host. */
    private static final Pattern ENCODED = Pattern.compile("(?i)%(?:2f|5c|[01][0-9a-f]|7f)");

    private LocalPath() {}

    /** Returns a path of this service, or the {@link #DEFAULT} for any other text. */
    public static String of(@Nullable String text) {
        if (text == null || text.length() > LONGEST || !FORM.matcher(text).matches()) {
            return DEFAULT;
        }
        String path = text.split("[?#]", 2)[0];
        if (path.contains("//") || ENCODED.matcher(path).find()) {
            return DEFAULT;
        }
        try {
            URI uri = new URI(text);
            boolean local = uri.getScheme() == null && uri.getRawAuthority() == null;
            return local && uri.normalize().equals(uri) ? text : DEFAULT;
        } catch (URISyntaxException invalid) {
            return DEFAULT;
        }
    }
}
