package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a description says about a type beside which values it allows. */
public record Notes(
        boolean readOnly, boolean writeOnly, @Nullable Document defaultValue, List<Document> examples) {
    public static final Notes NONE = new Notes(false, false, null, List.of());

    public Notes {
        examples = List.copyOf(examples);
    }
}
