package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import dev.ectype.runtime.schema.fit.text.KeyedRandom;
import dev.ectype.runtime.schema.fit.text.PatternTextGenerator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Creates objects: selects the members first, then writes them in the order of the description. */
final class ObjectFitter {
    private static final int INVENTED = 1_000;

    private final FitSession fitting;
    private final ObjectSchema schema;
    private final @Nullable Document source;
    private final FitPosition spot;
    private final MemberSelector choice;

    private ObjectFitter(FitSession fitting, ObjectSchema schema, @Nullable Document source, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        this.source = source;
        this.spot = spot;
        this.choice = new MemberSelector(fitting, schema, source, spot);
    }

    /** Describes a member to write, with its source and its position. */
    record Entry(String name, Schema type, @Nullable Document source, FitPosition spot) {}

    static void write(FitSession fitting, ObjectSchema schema, @Nullable Document source, FitPosition spot) {
        Document object = IdentifierExpansion.object(schema, source);
        if (!schema.rules().conditions().isEmpty()) {
            ConditionalObjectFitter.write(fitting, schema, object, spot);
        } else if (schema.rules().subtypes() == null || !SubtypeFitter.write(fitting, schema, object, spot)) {
            ObjectFitter fitter = new ObjectFitter(fitting, schema, object, spot);
            if (spot.filled()) {
                fitting.within(schema, fitter::write);
            } else {
                fitter.write();
            }
        }
    }

    private void write() {
        List<Entry> entries = entries();
        fitting.out().beginObject();
        for (Entry entry : entries) {
            fitting.out().name(entry.name());
            if (isSettled(entry) && entry.source() != null) {
                fitting.out().value(entry.source());
            } else {
                fitting.write(entry.source(), entry.type(), entry.spot());
            }
        }
        fitting.out().endObject();
    }

    private boolean isSettled(Entry entry) {
        return spot.depth() == 0
                && fitting.context().copied().contains(entry.name())
                && !spot.assigned().containsKey(entry.name());
    }

    private List<Entry> entries() {
        int free = schema.count().most() - required();
        List<Entry> entries = new ArrayList<>();
        for (MemberSchema member : schema.members()) {
            boolean required = member.isRequired(fitting.context().direction());
            Entry entry = required ? choice.required(member) : free > 0 ? choice.optional(member) : null;
            if (entry != null) {
                entries.add(entry);
                free -= required ? 0 : 1;
            }
        }
        unnamed(entries, free);
        if (entries.size() < schema.count().least()) {
            fill(entries);
        }
        return entries;
    }

    private int required() {
        int required = 0;
        for (MemberSchema member : schema.members()) {
            required += member.isRequired(fitting.context().direction()) ? 1 : 0;
        }
        return required;
    }

    /** Adds members without a declaration: members of the source and assigned ones. */
    private void unnamed(List<Entry> entries, int most) {
        int free = most;
        if (source != null && source.isObject()) {
            MemberCursor cursor = source.cursor();
            while (free > 0 && cursor.next()) {
                String name = cursor.name();
                Schema type = schema.member(name) == null ? schema.typeOf(name) : NoneSchema.NONE;
                if (MinimumDepth.of(type) < MinimumDepth.INFINITE) {
                    Document assigned = spot.assigned().get(name);
                    Document value = assigned == null ? cursor.value() : assigned;
                    entries.add(new Entry(name, type, value, spot.member(name)));
                    free--;
                }
            }
        }
        for (Map.Entry<String, Document> assigned : spot.assigned().entrySet()) {
            String name = assigned.getKey();
            boolean open = choice.keepsUndeclared()
                    && schema.member(name) == null
                    && fitting.allows(schema.typeOf(name), assigned.getValue());
            if (free > 0 && open && (source == null || source.member(name) == null)) {
                entries.add(new Entry(name, schema.typeOf(name), assigned.getValue(), spot.member(name)));
                free--;
            }
        }
    }

    /** Adds members up to the minimum number, the shallowest first, because they end. */
    private void fill(List<Entry> entries) {
        List<MemberSchema> open = new ArrayList<>();
        Set<String> taken = new LinkedHashSet<>();
        entries.forEach(entry -> taken.add(entry.name()));
        for (MemberSchema member : schema.members()) {
            if (choice.isPossible(member) && !taken.contains(member.name())) {
                open.add(member);
            }
        }
        open.sort(Comparator.comparingInt(member -> MinimumDepth.of(member.type())));
        int other = MinimumDepth.of(schema.typeOf(name(1)));
        for (MemberSchema member : open) {
            boolean served = MinimumDepth.of(member.type()) > other;
            if (entries.size() < schema.count().least() && !served) {
                entries.add(place(entries, member.position()), entry(member.name(), member.type()));
            }
        }
        for (int number = 1;
                number < INVENTED && entries.size() < schema.count().least();
                number++) {
            String name = name(number);
            Schema type = schema.member(name) == null ? schema.typeOf(name) : NoneSchema.NONE;
            if (!taken.contains(name) && MinimumDepth.of(type) < MinimumDepth.INFINITE) {
                entries.add(entry(name, type));
                taken.add(name);
            }
        }
    }

    private Entry entry(String name, Schema type) {
        return new Entry(name, type, null, spot.member(name));
    }

    private int place(List<Entry> entries, int position) {
        int place = 0;
        while (place < entries.size()) {
            MemberSchema member = schema.member(entries.get(place).name());
            if (member == null || member.position() > position) {
                return place;
            }
            place++;
        }
        return place;
    }

    /** Returns a name for an additional member, derived from the described patterns. */
    private String name(int number) {
        if (!(schema.rules().names() instanceof AnySchema)) {
            return ruled(schema.rules().names(), number);
        }
        if (schema.patterns().isEmpty() || !(schema.additional() instanceof NoneSchema)) {
            return "key" + number;
        }
        int turn = number % schema.patterns().size();
        PatternTextGenerator generator =
                PatternTextGenerator.of(schema.patterns().get(turn).regex());
        return generator == null
                ? "key" + number
                : generator.write(new KeyedRandom(KeyedRandom.key(spot.key(), number)), number % 8);
    }

    private String ruled(Schema names, int number) {
        Document name = fitting.aside(null, names, spot.member("key").varied(number));
        return name.isString() ? name.text() : "key" + number;
    }
}
