package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.EvaluatedMembers;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnevaluatedSchema;
import org.jspecify.annotations.Nullable;

/** Creates values with evaluated members and items only, and omits all others. */
final class UnevaluatedFitter {
    private UnevaluatedFitter() {}

    static void write(FitSession fitting, UnevaluatedSchema schema, @Nullable Document source, FitPosition spot) {
        Document made = evaluatedOnly(fitting, schema, fitting.aside(source, schema.type(), spot));
        if (!fitting.allows(schema, made)) {
            Document sample =
                    evaluatedOnly(fitting, schema, fitting.aside(null, schema.type(), spot.varied(spot.variation())));
            made = fitting.allows(schema, sample) ? sample : made;
        }
        fitting.out().value(made);
    }

    private static Document evaluatedOnly(FitSession fitting, UnevaluatedSchema schema, Document made) {
        Schema members = schema.members();
        Schema items = schema.items();
        if (fitting.allows(schema, made) || members == null && items == null) {
            return made;
        }
        EvaluatedMembers evaluated =
                EvaluatedMembers.of(schema.type(), made, fitting.context().direction());
        if (members != null && made.isObject()) {
            JsonWriter out = new JsonWriter(made.length()).beginObject();
            for (JsonMember member : made.members()) {
                if (evaluated.has(member.name()) || fitting.allows(members, member.value())) {
                    out.name(member.name()).value(member.value());
                }
            }
            return out.endObject().toDocument();
        }
        return items != null && made.isArray() ? keptItems(fitting, items, made, evaluated) : made;
    }

    private static Document keptItems(FitSession fitting, Schema items, Document made, EvaluatedMembers evaluated) {
        JsonWriter out = new JsonWriter(made.length()).beginArray();
        int position = 0;
        for (Document item : made.elements()) {
            if (evaluated.has(position++) || fitting.allows(items, item)) {
                out.value(item);
            }
        }
        return out.endArray().toDocument();
    }
}
