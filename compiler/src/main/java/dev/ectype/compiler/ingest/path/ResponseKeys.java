package dev.ectype.compiler.ingest.path;

import dev.ectype.compiler.ingest.document.DescriptionFindings;
import dev.ectype.compiler.source.LocatedNode;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the keys of responses and of their contents. */
public final class ResponseKeys {
    private static final Pattern STATUS = Pattern.compile("[1-5]([0-9]{2}|XX)|default");

    private ResponseKeys() {}

    /** Returns the status of a response, or null for an extension, or after reporting another key. */
    public static @Nullable String status(LocatedNode place, DescriptionFindings findings) {
        String written = place.name();
        String status = written.equalsIgnoreCase("default")
                ? "default"
                : written.strip().toUpperCase(Locale.ROOT);
        if (STATUS.matcher(status).matches()) {
            return status;
        }
        if (!written.startsWith("x-")) {
            findings.unexpected(place, written, "a status such as 200, 4XX or default");
        }
        return null;
    }

    /** Normalizes the case of a media type, but not of its parameters. */
    public static String mediaType(String written) {
        int semicolon = written.indexOf(';');
        String essence = semicolon < 0 ? written : written.substring(0, semicolon);
        return essence.toLowerCase(Locale.ROOT) + written.substring(essence.length());
    }
}
