package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.NormalizedName;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.List;

/** Generates objects of one type and noun. Created once and used for many objects. */
final class ObjectGenerator {
    private final List<MemberGenerator> lines;

    ObjectGenerator(ObjectSchema type, String thing, ValueGenerators sayings) {
        String known = !NounKinds.isKnown(thing) && isReachable(type) ? "person" : thing;
        this.lines = type.members().stream()
                .map(member -> new MemberGenerator(member, known, sayings))
                .toList();
    }

    /** Returns whether the type has an e-mail, telephone or first name, and so describes a person. */
    private static boolean isReachable(ObjectSchema type) {
        return type.members().stream()
                .map(member -> NormalizedName.of(member.name()))
                .anyMatch(name -> name.equals("email") || name.equals("phone") || name.equals("firstname"));
    }

    List<MemberGenerator> lines() {
        return lines;
    }

    /** Generates an object without the cache. */
    Document generate(GenerationContext scene) {
        JsonWriter out = new JsonWriter(256).beginObject();
        for (MemberGenerator line : lines) {
            line.write(line.isIncluded(scene.dice()) ? line.generator().of(scene) : null, out);
        }
        return out.endObject().toDocument();
    }
}
