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
    private record Part(MemberGenerator line, @Nullable NestedValueCache insides) {
        static Part of(MemberGenerator line, int instances) {
            Schema bare = SchemaShape.bare(line.member().type());
            boolean holds = bare instanceof ObjectSchema || bare instanceof ArraySchema;
            return new Part(line, holds ? new NestedValueCache(instances) : null);
        }

        String name() {
            return line.member().name();
        }
    }

    PlausibleInstances(ObjectSchema type, String resource, ValueGenerators sayings, int instances) {
        this.words = sayings.words();
        // A type with conditions or subtypes is repaired repeatedly, each time with another result.
        this.plain = type.rules().conditions().isEmpty() && type.rules().subtypes() == null;
        new ObjectGenerator(type, ValueGenerators.singular(resource), sayings)
                .lines()
                .forEach(line -> parts.add(Part.of(line, instances)));
    }

    /** Generates the instance with a number. Nested values repeat after many instances. */
    Document instance(Dice dice, int number) {
        repeated.clear();
        GenerationContext scene = new GenerationContext(new Persona(words, dice), dice, 0);
        JsonWriter out = new JsonWriter(256).beginObject();
        for (Part part : parts) {
            if (part.line().isIncluded(dice)) {
                part.line().write(generated(part, scene, number), out);
            }
        }
        return out.endObject().toDocument();
    }

    private @Nullable Document generated(Part part, GenerationContext scene, int number) {
        ValueGenerator saying = part.line().generator();
        NestedValueCache insides = part.insides();
        if (insides == null) {
            return saying.of(scene);
        }
        repeated.add(part);
        return insides.of(saying, scene, number);
    }

    /** Returns the members of the last instance that already have their stored value. */
    Set<String> settled() {
        Set<String> settled = new LinkedHashSet<>();
        for (Part part : repeated) {
            if (plain && part.insides() != null && part.insides().isSettled()) {
                settled.add(part.name());
            }
        }
        return settled;
    }

    /** Remembers the stored form of the last instance, except assigned members. */
    void learn(int number, byte[] stored, Set<String> assigned) {
        Document document = null;
        for (Part part : repeated) {
            NestedValueCache insides = part.insides();
            if (plain && insides != null && insides.isOpen() && !assigned.contains(part.name())) {
                document = document == null ? Json.parse(stored) : document;
                insides.learn(number, document.member(part.name()));
            }
        }
    }
}
