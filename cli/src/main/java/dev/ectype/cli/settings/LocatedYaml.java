package dev.ectype.cli.settings;

import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import java.nio.charset.StandardCharsets;

/** Converts YAML nodes to JSON values that keep their source locations. */
public final class LocatedYaml {
    private LocatedYaml() {}

    /** Converts chaos rules. */
    public static RuleFile rules(String file, SourceNode node) {
        return new RuleFile(file, Json.parse(json(node), JsonLimits.GREATEST), pointer -> place(node, pointer));
    }

    public static byte[] json(SourceNode node) {
        return JsonPrinter.compact(node.toJson()).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the location of the value at a pointer, or of its innermost existing ancestor. */
    public static String place(SourceNode root, String pointer) {
        SourceNode at = root;
        String place = at.line() + ":" + at.column();
        for (String escaped :
                pointer.isEmpty() ? new String[0] : pointer.substring(1).split("/", -1)) {
            String name = escaped.replace("~1", "/").replace("~0", "~");
            if (at instanceof ObjectNode object) {
                ObjectEntry entry = object.entry(name);
                if (entry == null) {
                    return place;
                }
                at = entry.value();
                place = entry.line() + ":" + entry.column();
            } else if (at instanceof ArrayNode array
                    && name.matches("[0-9]{1,9}")
                    && Integer.parseInt(name) < array.elements().size()) {
                at = array.elements().get(Integer.parseInt(name));
                place = at.line() + ":" + at.column();
            } else {
                return place;
            }
        }
        return place;
    }
}
