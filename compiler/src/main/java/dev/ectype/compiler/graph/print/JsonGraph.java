package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.ErrorExit;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** Prints a behavior graph as JSON: the content of the picture, and every step. */
final class JsonGraph {
    private JsonGraph() {}

    static String print(BehaviorGraph graph) {
        ApiModel model = graph.model();
        JsonObject api = JsonObject.builder()
                .put("name", model.api().name())
                .put("version", model.api().version())
                .build();
        List<JsonValue> behaviors = new ArrayList<>();
        for (int index = 0; index < graph.behaviors().size(); index++) {
            behaviors.add(
                    behavior(model.endpoints().get(index), graph.behaviors().get(index)));
        }
        return JsonPrinter.pretty(JsonObject.builder()
                .put("api", api)
                .put("resources", records(model.resources()))
                .put("relationships", records(model.relationships()))
                .put("behaviors", new JsonArray(behaviors))
                .put("machines", records(graph.machines()))
                .build());
    }

    private static JsonObject behavior(Endpoint endpoint, Behavior behavior) {
        JsonObject.Builder json = JsonObject.builder()
                .put("operation", behavior.endpoint().value())
                .put("binding", endpoint.binding().words());
        if (endpoint.role() != null) {
            json.put("role", IrJson.writePart((Record) endpoint.role()));
        }
        return json.put("preconditions", records(behavior.preconditions()))
                .put("steps", records(behavior.steps()))
                .put("reply", reply(behavior.reply()))
                .put("exits", exits(behavior.exits()))
                .build();
    }

    private static JsonArray selections(ReplyRule reply) {
        return new JsonArray(
                reply.selections().stream().<JsonValue>map(IrJson::writePart).toList());
    }

    private static JsonObject reply(ReplyRule reply) {
        JsonObject.Builder json = JsonObject.builder().put("status", reply.status());
        if (reply.createdStatus() != null) {
            json.put("made", reply.createdStatus());
        }
        if (reply.media() != null) {
            json.put("mediaType", reply.media().mediaType());
        }
        json.put("projection", IrJson.writePart((Record) reply.projection()));
        if (!reply.selections().isEmpty()) {
            json.put("selections", selections(reply));
        }
        if (reply.expansion() != null) {
            json.put("expansion", IrJson.writePart(reply.expansion()));
        }
        return json.build();
    }

    private static JsonArray exits(List<ErrorExit> exits) {
        return new JsonArray(exits.stream()
                .<JsonValue>map(exit -> JsonObject.builder()
                        .put("kind", new JsonText(exit.kind().name()))
                        .put("status", exit.status())
                        .build())
                .toList());
    }

    private static JsonArray records(List<?> records) {
        return new JsonArray(
                records.stream().map(part -> IrJson.writePart((Record) part)).toList());
    }
}
