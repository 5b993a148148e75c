package dev.ectype.compiler.ingest.observed;

import org.jspecify.annotations.Nullable;

/**
 * Holds what is stated about the API as a whole.
 *
 * @param title the title, or null to derive it from the server
 * @param description the documentation, or empty
 */
public record ObservedApi(@Nullable String title, String version, String description) {
    /** The API of a recording, which states nothing. */
    public static final ObservedApi RECORDED = new ObservedApi(null, "recorded", "");
}
