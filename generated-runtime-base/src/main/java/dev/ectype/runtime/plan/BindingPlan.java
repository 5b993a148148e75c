package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How an operation is reached. */
public sealed interface BindingPlan {
    /**
     * By method and path; among equals, by what the conditions ask for.
     *
     * @param basePaths those of this operation alone, {@code /} standing for none; empty where it has those of the API
     * @param spanning the parameter of the path whose text may hold slashes, or null
     */
    record Http(
            String method,
            String path,
            List<Condition> conditions,
            List<String> basePaths,
            @Nullable String spanning) implements BindingPlan {
        public Http {
            conditions = List.copyOf(conditions);
            basePaths = List.copyOf(basePaths);
        }

        static Http of(Fields fields) {
            return new Http(
                    fields.text("method"),
                    fields.text("path"),
                    fields.list("conditions", Condition::of),
                    fields.texts("basePaths"),
                    fields.optionalText("spanning"));
        }
    }

    /** By another protocol, whose front door reads the document itself. */
    record Other(String kind, Document document) implements BindingPlan {}

    /** A parameter that must have a certain value. */
    record Condition(Location in, String name, String value) {
        static Condition of(Fields fields) {
            return new Condition(Location.valueOf(fields.text("in")), fields.text("name"), fields.text("value"));
        }
    }

    static BindingPlan of(Fields fields) {
        String kind = fields.text("kind");
        return kind.equals("http") ? Http.of(fields) : new Other(kind, fields.object());
    }
}
