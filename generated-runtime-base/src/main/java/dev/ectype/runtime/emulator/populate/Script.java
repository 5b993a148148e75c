package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.schema.ObjectSchema;
import java.util.List;

/** What can be said of objects of one type that are one sort of thing: found once, because there are many of them. */
final class Script {
    private final List<Line> lines;

    Script(ObjectSchema type, String thing, Sayings sayings) {
        String known = !Kinds.isKnown(thing) && isReachable(type) ? "person" : thing;
        this.lines = type.members().stream()
                .map(member -> new Line(member, known, sayings))
                .toList();
    }

    /** What is reached by mail or telephone is about somebody. */
    private static boolean isReachable(ObjectSchema type) {
        return type.members().stream()
                .map(member -> PlainName.of(member.name()))
                .anyMatch(name -> name.equals("email") || name.equals("phone") || name.equals("firstname"));
    }

    List<Line> lines() {
        return lines;
    }

    /** An object of which nothing is said again. */
    Document told(Scene scene) {
        JsonWriter out = new JsonWriter(256).beginObject();
        for (Line line : lines) {
            line.write(line.isSaid(scene.dice()) ? line.saying().of(scene) : null, out);
        }
        return out.endObject().toDocument();
    }
}
