package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.Dice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says of the instances of one resource what the names and types of members make believable, and nothing about the others:
 * those are filled in like the members of any new instance.
 */
final class Believable {
    private final Words words;
    private final boolean plain;
    private final List<Part> parts = new ArrayList<>();
    private final List<Part> repeated = new ArrayList<>();

    /** A member and, if it holds others, what it holds in the many instances. */
    private record Part(Line line, @Nullable Insides insides) {
        static Part of(Line line, int instances) {
            Schema bare = Shape.bare(line.member().type());
            boolean holds = bare instanceof ObjectSchema || bare instanceof ArraySchema;
            return new Part(line, holds ? new Insides(instances) : null);
        }

        String name() {
            return line.member().name();
        }
    }

    Believable(ObjectSchema type, String resource, Sayings sayings, int instances) {
        this.words = sayings.words();
        // What has conditions or subtypes is made several times over, each time as something else.
        this.plain = type.rules().conditions().isEmpty() && type.rules().subtypes() == null;
        new Script(type, Sayings.singular(resource), sayings)
                .lines()
                .forEach(line -> parts.add(Part.of(line, instances)));
    }

    /** The instance with that number; what it holds inside repeats after many. */
    Document instance(Dice dice, int number) {
        repeated.clear();
        Scene scene = new Scene(new Cast(words, dice), dice, 0);
        JsonWriter out = new JsonWriter(256).beginObject();
        for (Part part : parts) {
            if (part.line().isSaid(dice)) {
                part.line().write(said(part, scene, number), out);
            }
        }
        return out.endObject().toDocument();
    }

    private @Nullable Document said(Part part, Scene scene, int number) {
        Saying saying = part.line().saying();
        Insides insides = part.insides();
        if (insides == null) {
            return saying.of(scene);
        }
        repeated.add(part);
        return insides.of(saying, scene, number);
    }

    /** The members of the last instance that hold already what will be stored. */
    Set<String> settled() {
        Set<String> settled = new LinkedHashSet<>();
        for (Part part : repeated) {
            if (plain && part.insides() != null && part.insides().isSettled()) {
                settled.add(part.name());
            }
        }
        return settled;
    }

    /** Learns what has become of the last instance, but for what was decided elsewhere. */
    void learn(int number, byte[] stored, Set<String> assigned) {
        Document document = null;
        for (Part part : repeated) {
            Insides insides = part.insides();
            if (plain && insides != null && insides.isOpen() && !assigned.contains(part.name())) {
                document = document == null ? Json.parse(stored) : document;
                insides.learn(number, document.member(part.name()));
            }
        }
    }
}
