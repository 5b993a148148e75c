package dev.ectype.compiler.ingest.document;

import org.jspecify.annotations.Nullable;

/** Holds what the {@code info} object of a description says about the API. */
public record ApiInfo(
        String title, String version, @Nullable String description) {
    /** Reads the {@code info} of the root. A missing title is {@code API}, a missing version 0. */
    public static ApiInfo of(DescriptionObject root) {
        DescriptionObject info = root.object("info");
        return new ApiInfo(
                text(info, "title", "API"), text(info, "version", "0"), info == null ? null : info.text("description"));
    }

    private static String text(@Nullable DescriptionObject info, String field, String fallback) {
        String text = info == null ? null : info.text(field);
        return text == null || text.isBlank() ? fallback : text.strip();
    }
}
