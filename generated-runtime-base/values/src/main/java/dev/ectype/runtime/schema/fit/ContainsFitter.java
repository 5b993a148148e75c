package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ArraySchema.ContainsConstraint;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.analysis.SchemaNegator;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates arrays with a required number of items of certain types. It starts with any array, then adds and removes items. */
final class ContainsFitter {
    private static final int ATTEMPTS = 20;

    private final FitSession fitting;
    private final ArraySchema schema;
    private final FitPosition spot;
    private final List<Document> items = new ArrayList<>();

    private ContainsFitter(FitSession fitting, ArraySchema schema, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        this.spot = spot;
    }

    static void write(FitSession fitting, ArraySchema schema, @Nullable Document source, FitPosition spot) {
        fitting.out().value(new ContainsFitter(fitting, schema, spot).made(source));
    }

    private Document made(@Nullable Document source) {
        ArraySchema free = new ArraySchema(
                schema.prefix(),
                schema.items(),
                schema.minItems(),
                schema.maxItems(),
                schema.uniqueItems(),
                List.of(),
                schema.mergeKey(),
                schema.notes());
        Document first = fitting.aside(source, free, spot);
        if (fitting.allows(schema, first)) {
            return first;
        }
        first.elements().forEach(items::add);
        schema.contains().forEach(this::limit);
        schema.contains().forEach(this::complete);
        while (items.size() < schema.minItems() && add(items.size(), others())) {
            continue;
        }
        JsonWriter out = new JsonWriter().beginArray();
        items.forEach(out::value);
        Document corrected = out.endArray().toDocument();
        return source == null || fitting.allows(schema, corrected) ? corrected : first;
    }

    /** Removes surplus items from the end. */
    private void limit(ContainsConstraint contained) {
        int found = 0;
        for (int at = 0; at < items.size(); at++) {
            boolean counts = fitting.allows(contained.type(), items.get(at));
            found += counts ? 1 : 0;
            if (counts && found > contained.most()) {
                Document other = other(at, List.of(schema.item(at), SchemaNegator.of(contained.type())), contained);
                if (other == null) {
                    items.remove(at--);
                } else {
                    items.set(at, other);
                }
                found--;
            }
        }
    }

    private @Nullable Document other(int position, List<Schema> types, ContainsConstraint refused) {
        Document made = item(position, types);
        return made != null && !fitting.allows(refused.type(), made) ? made : null;
    }

    /** Adds missing items and replaces other items if the array is full. */
    private void complete(ContainsConstraint contained) {
        int missing = contained.least()
                - (int) items.stream()
                        .filter(item -> fitting.allows(contained.type(), item))
                        .count();
        int at = schema.prefix().size();
        while (missing > 0 && !fitting.isSpent()) {
            if (items.size() < schema.maxItems()) {
                if (!add(items.size(), List.of(contained.type()))) {
                    return;
                }
            } else {
                while (at < items.size() && fitting.allows(contained.type(), items.get(at))) {
                    at++;
                }
                Document made = at < items.size() ? item(at, List.of(schema.item(at), contained.type())) : null;
                if (made == null) {
                    return;
                }
                items.set(at, made);
            }
            missing--;
        }
    }

    /** Returns the types to avoid in further items, because there are enough of them. */
    private List<Schema> others() {
        List<Schema> others = new ArrayList<>();
        for (ContainsConstraint contained : schema.contains()) {
            long found = items.stream()
                    .filter(item -> fitting.allows(contained.type(), item))
                    .count();
            if (found >= contained.most()) {
                others.add(SchemaNegator.of(contained.type()));
            }
        }
        return others;
    }

    private boolean add(int position, List<Schema> types) {
        List<Schema> all = new ArrayList<>(types);
        all.add(0, schema.item(position));
        Document made = item(position, all);
        return made != null && items.add(made);
    }

    private @Nullable Document item(int position, List<Schema> types) {
        Schema type = new IntersectionSchema(types, Notes.NONE);
        FitSession.Candidate candidate = new FitSession.Candidate(type, type);
        for (int attempt = 0; attempt < ATTEMPTS && !fitting.isSpent(); attempt++) {
            FitPosition at = spot.item(position);
            Document made = fitting.proven(null, candidate, attempt == 0 ? at : at.varied(position + attempt));
            if (made != null && !(schema.uniqueItems() && items.contains(made))) {
                return made;
            }
        }
        return null;
    }
}
