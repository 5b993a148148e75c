package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.id.Dice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Generates instances with plausible values for members with a known name or type.
 *
 * <p>Omits all other members. The document factory fills those as in any new instance.
 */
final class PlausibleInstances {
    private final WordLists words;
    private final boolean plain;
    private final List<Part> parts = new ArrayList<>();
    private final List<Part> repeated = new ArrayList<>();

    /** Holds a member's generator and, for objects and arrays, the cache of its nested values. */
    private record Part(MemberGenerator generator, @Nullable NestedValueCache cache) {
        static Part of(MemberGenerator generator, int instances) {
            Schema bare = SchemaShape.bare(generator.member().type());
            boolean isNested = bare instanceof ObjectSchema || bare instanceof ArraySchema;
            return new Part(generator, isNested ? new NestedValueCache(instances) : null);
        }

        String name() {
            return generator.member().name();
        }
    }

    PlausibleInstances(ObjectSchema type, String resource, ValueGenerators generators, int instances) {
        this.words = generators.words();
        // A type with conditions or subtypes is repaired repeatedly, each time with another result.
        this.plain = type.rules().conditions().isEmpty() && type.rules().subtypes() == null;
        new ObjectGenerator(type, ValueGenerators.noun(resource), generators)
                .members()
                .forEach(member -> parts.add(Part.of(member, instances)));
    }

    /** Generates the instance with a number. Nested values repeat after many instances. */
    Document instance(Dice dice, int number) {
        repeated.clear();
        GenerationContext context = new GenerationContext(new Persona(words, dice), dice, 0);
        JsonWriter out = new JsonWriter(256).beginObject();
        for (Part part : parts) {
            if (part.generator().isIncluded(dice)) {
                part.generator().write(generated(part, context, number), out);
            }
        }
        return out.endObject().toDocument();
    }

    private @Nullable Document generated(Part part, GenerationContext context, int number) {
        ValueGenerator generator = part.generator().generator();
        NestedValueCache cache = part.cache();
        if (cache == null) {
            return generator.of(context);
        }
        repeated.add(part);
        return cache.of(generator, context, number);
    }

    /** Returns the members of the last instance that already have their stored value. */
    Set<String> settled() {
        Set<String> settled = new LinkedHashSet<>();
        for (Part part : repeated) {
            if (plain && part.cache() != null && part.cache().isSettled()) {
                settled.add(part.name());
            }
        }
        return settled;
    }

    /** Remembers the stored form of the last instance, except assigned members. */
    void learn(int number, byte[] stored, Set<String> assigned) {
        Document document = null;
        for (Part part : repeated) {
            NestedValueCache cache = part.cache();
            if (plain && cache != null && cache.isOpen() && !assigned.contains(part.name())) {
                document = document == null ? Json.parse(stored) : document;
                cache.learn(number, document.member(part.name()));
            }
        }
    }
}
