package dev.ectype.cli.inference;

import dev.ectype.cli.render.Columns;
import dev.ectype.compiler.conclusion.SilentOperations;
import dev.ectype.compiler.conclusion.SilentOperations.SilentOperation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the silent operations of several descriptions. */
public final class SilentReport {
    private final Map<String, List<SilentOperation>> files = new LinkedHashMap<>();
    private int operations;
    private int descriptions;

    /** Adds the silent operations of a description. */
    public void add(String file, ApiModel model) {
        descriptions++;
        operations += model.endpoints().size();
        List<SilentOperation> silent = SilentOperations.of(model);
        if (!silent.isEmpty()) {
            files.put(file, silent);
        }
    }

    /** Returns one line for each operation, and a summary as the last line. */
    public List<String> lines() {
        Columns columns = new Columns();
        files.values()
                .forEach(silent -> silent.forEach(each -> columns.row(
                        each.endpoint().location().printed(),
                        each.endpoint().id().value(),
                        (each.sends() ? "sends " : "returns ") + each.type() + " of " + each.resource())));
        List<String> lines = new ArrayList<>(columns.lines());
        lines.add("descriptions=" + descriptions + " operations=" + operations + " silent=" + count());
        return lines;
    }

    public JsonObject json() {
        List<JsonValue> silent = new ArrayList<>();
        files.forEach((file, all) -> all.forEach(each -> silent.add(JsonObject.builder()
                .put("description", file)
                .put("operation", each.endpoint().id().value())
                .put("type", each.type().toString())
                .put("resource", each.resource().value())
                .put("sends", each.sends())
                .put("file", each.endpoint().location().file())
                .put("line", each.endpoint().location().line())
                .put("column", each.endpoint().location().column())
                .build())));
        return JsonObject.builder()
                .put("silent", new JsonArray(silent))
                .put(
                        "summary",
                        JsonObject.builder()
                                .put("descriptions", descriptions)
                                .put("operations", operations)
                                .put("silent", count())
                                .build())
                .build();
    }

    private int count() {
        return files.values().stream().mapToInt(List::size).sum();
    }
}
