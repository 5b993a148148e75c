package dev.ectype.compiler.ir;

import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a description says about a type beside which values it allows. */
public record Notes(
        @Nullable String title,
        @Nullable String description,
        boolean readOnly,
        boolean writeOnly,
        boolean deprecated,
        @Nullable JsonValue defaultValue,
        List<JsonValue> examples) {
    public static final Notes NONE = new Notes(null, null, false, false, false, null, List.of());

    public Notes {
        examples = List.copyOf(examples);
    }
}
