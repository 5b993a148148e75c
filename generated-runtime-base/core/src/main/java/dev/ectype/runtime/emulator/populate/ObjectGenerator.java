package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.List;

/** Generates objects of one type and noun. Created once and used for many objects. */
final class ObjectGenerator {
    private final List<MemberGenerator> members;

    ObjectGenerator(ObjectSchema type, String noun, ValueGenerators generators) {
        String known = !NounKinds.isKnown(noun) && isReachable(type) ? "person" : noun;
        this.members = type.members().stream()
                .map(member -> new MemberGenerator(member, type, known, generators))
                .toList();
    }

    /** Returns whether the type has an e-mail, telephone or first name, and so describes a person. */
    private static boolean isReachable(ObjectSchema type) {
        return type.members().stream()
                .map(member -> NormalizedName.of(member.name()))
                .anyMatch(name -> name.equals("email") || name.equals("phone") || name.equals("firstname"));
    }

    List<MemberGenerator> members() {
        return members;
    }

    /** Generates an object without the cache. */
    Document generate(GenerationContext context) {
        JsonWriter out = new JsonWriter(256).beginObject();
        for (MemberGenerator generator : members) {
            generator.write(
                    generator.isIncluded(context.dice()) ? generator.generator().of(context) : null, out);
        }
        return out.endObject().toDocument();
    }
}
