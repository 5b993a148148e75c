package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import java.util.List;

/** How an operation is reached. */
public sealed interface BindingPlan {
    /** By method and path; among equals, by what the conditions ask for. */
    record Http(String method, String path, List<Condition> conditions) implements BindingPlan {
        public Http {
            conditions = List.copyOf(conditions);
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
        return kind.equals("http")
                ? new Http(fields.text("method"), fields.text("path"), fields.list("conditions", Condition::of))
                : new Other(kind, fields.object());
    }
}
