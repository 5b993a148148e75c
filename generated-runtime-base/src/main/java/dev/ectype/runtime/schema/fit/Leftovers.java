package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.schema.Evaluated;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnevaluatedSchema;
import org.jspecify.annotations.Nullable;

/** Makes values of whose members and items some part of the type speaks, and leaves out what none speaks of. */
final class Leftovers {
    private Leftovers() {}

    static void write(Fitting fitting, UnevaluatedSchema schema, @Nullable Document source, Spot spot) {
        Document made = kept(fitting, schema, fitting.aside(source, schema.type(), spot));
        if (!fitting.allows(schema, made)) {
            Document sample = kept(fitting, schema, fitting.aside(null, schema.type(), spot.varied(spot.variation())));
            made = fitting.allows(schema, sample) ? sample : made;
        }
        fitting.out().value(made);
    }

    private static Document kept(Fitting fitting, UnevaluatedSchema schema, Document made) {
        Schema members = schema.members();
        Schema items = schema.items();
        if (fitting.allows(schema, made) || members == null && items == null) {
            return made;
        }
        Evaluated evaluated =
                Evaluated.of(schema.type(), made, fitting.context().direction());
        if (members != null && made.isObject()) {
            JsonWriter out = new JsonWriter(made.length()).beginObject();
            for (Member member : made.members()) {
                if (evaluated.has(member.name()) || fitting.allows(members, member.value())) {
                    out.name(member.name()).value(member.value());
                }
            }
            return out.endObject().toDocument();
        }
        return items != null && made.isArray() ? keptItems(fitting, items, made, evaluated) : made;
    }

    private static Document keptItems(Fitting fitting, Schema items, Document made, Evaluated evaluated) {
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
