package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ObjectRules;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.SubtypeTable;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Creates an object of a base type as the subtype in its discriminating member, if the base type allows the result. */
final class SubtypeFitter {
    private SubtypeFitter() {}

    /** Writes an object and returns true; false if no subtype applies. */
    static boolean write(FitSession fitting, ObjectSchema schema, @Nullable Document source, FitPosition spot) {
        ObjectRules rules = schema.rules();
        SubtypeTable subtypes = rules.subtypes();
        if (subtypes == null || spot.depth() > VariantRanking.DEEP) {
            return false;
        }
        Map.Entry<String, Schema> chosen = chosen(subtypes, source, spot);
        if (chosen == null || fitting.isOpen(chosen.getValue())) {
            return false;
        }
        Schema base = schema.withRules(new ObjectRules(rules.names(), rules.conditions(), null));
        FitPosition tagged = spot.assigning(subtypes.member(), Document.of(chosen.getKey()));
        @Nullable Document[] made = new Document[1];
        fitting.within(
                chosen.getValue(),
                () -> made[0] = fitting.proven(source, new FitSession.Candidate(chosen.getValue(), base), tagged));
        if (made[0] == null) {
            return false;
        }
        fitting.out().value(made[0]);
        return true;
    }

    private static Map.@Nullable Entry<String, Schema> chosen(
            SubtypeTable subtypes, @Nullable Document source, FitPosition spot) {
        Document assigned = spot.assigned().get(subtypes.member());
        Document typeName = assigned == null && source != null ? source.member(subtypes.member()) : assigned;
        List<Map.Entry<String, Schema>> finite = new ArrayList<>();
        for (Map.Entry<String, Schema> entry : subtypes.types().entrySet()) {
            if (typeName != null && typeName.isString() && typeName.text().equals(entry.getKey())) {
                return entry;
            }
            if (MinimumDepth.of(entry.getValue()) < MinimumDepth.INFINITE) {
                finite.add(entry);
            }
        }
        boolean free = typeName == null && source == null && !finite.isEmpty();
        return free ? finite.get(spot.variation() % finite.size()) : null;
    }
}
