package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.NormalizedName;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.List;

/** What can be said of objects of one type that are one sort of thing: found once, because there are many of them. */
final class ObjectGenerator {
    private final List<MemberGenerator> lines;

    ObjectGenerator(ObjectSchema type, String thing, ValueGenerators sayings) {
        String known = !NounKinds.isKnown(thing) && isReachable(type) ? "person" : thing;
        this.lines = type.members().stream()
                .map(member -> new MemberGenerator(member, known, sayings))
                .toList();
    }

    /** What is reached by mail or telephone is about somebody. */
    private static boolean isReachable(ObjectSchema type) {
        return type.members().stream()
                .map(member -> NormalizedName.of(member.name()))
                .anyMatch(name -> name.equals("email") || name.equals("phone") || name.equals("firstname"));
    }

    List<MemberGenerator> lines() {
        return lines;
    }

    /** An object of which nothing is said again. */
    Document generate(GenerationContext scene) {
        JsonWriter out = new JsonWriter(256).beginObject();
        for (MemberGenerator line : lines) {
            line.write(line.isIncluded(scene.dice()) ? line.generator().of(scene) : null, out);
        }
        return out.endObject().toDocument();
    }
}
