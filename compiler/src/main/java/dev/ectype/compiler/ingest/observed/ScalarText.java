package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import org.jspecify.annotations.Nullable;

/** Reads texts and numbers of bodies as they stand in paths. */
public final class ScalarText {
    private ScalarText() {}

    /** Returns the text of a text or number, or null for other values. */
    public static @Nullable String of(@Nullable JsonValue value) {
        return value instanceof JsonText text
                ? text.text()
                : value instanceof JsonNumber number ? number.literal() : null;
    }
}
