package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.emit.type.ApiSlug;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.OperationGroup;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.error.ErrorVocabulary;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Writes the plan: the data that the runtime reads beside the classes. Types, constraints and reply shapes are data
 * rather than Java, because constants of that size would dominate the compile time.
 */
public final class PlanWriter {
    private static final int FORMAT = 1;

    private final BehaviorGraph graph;
    private final HiddenMembers hidden;
    private final OperationPlanWriter operations;
    private final Map<ResourceName, List<Relationship>> owners = new LinkedHashMap<>();

    private PlanWriter(BehaviorGraph graph, EmissionNames names) {
        this.graph = graph;
        this.hidden = new HiddenMembers(graph, names);
        this.operations = new OperationPlanWriter(graph.model(), names, hidden);
        for (Relationship relationship : graph.model().relationships()) {
            if (relationship.kind() == Relationship.Kind.OWNER) {
                owners.computeIfAbsent(relationship.from(), name -> new ArrayList<>())
                        .add(relationship);
            }
        }
    }

    /** Writes the plan as compact JSON. The hash is taken last, because another thread may still compute it. */
    public static String write(
            BehaviorGraph graph,
            RecordedState recorded,
            Supplier<String> hash,
            List<OperationGroup> groups,
            EmissionNames names) {
        JsonObject plan = new PlanWriter(graph, names).plan(groups, hash);
        JsonObject start = recorded.start();
        JsonObject started = start == null ? plan : plan.with("start", start);
        boolean replies = !recorded.replies().members().isEmpty();
        return JsonPrinter.compact(replies ? started.with("replies", recorded.replies()) : started);
    }

    private JsonObject plan(List<OperationGroup> groups, Supplier<String> hash) {
        Api api = graph.model().api();
        JsonObject.Builder types = JsonObject.builder();
        api.types().forEach((name, type) -> types.put(name.value(), PlanTypeWriter.write(type)));
        JsonObject.Builder security = JsonObject.builder();
        api.security().forEach((name, scheme) -> security.put(name, scheme(scheme)));
        JsonValue resources = resources();
        JsonArray relationships = new JsonArray(relationships());
        JsonValue written = operations.write(groups);
        JsonObject.Builder plan = JsonObject.builder().put("format", FORMAT).put("api", api(api, hash.get()));
        if (keepsContent()) {
            plan.put("contents", true);
        }
        if (api.graphQl() != null) {
            plan.put("graphQl", IrJson.writePart(api.graphQl().understood()));
        }
        if (api.protobuf() != null) {
            plan.put("grpc", IrJson.writePart(api.protobuf()));
        }
        if (!graph.model().identifying().isEmpty()) {
            plan.put(
                    "identifying",
                    new JsonArray(graph.model().identifying().stream()
                            .map(IrJson::writePart)
                            .toList()));
        }
        if (!graph.model().errors().equals(ErrorVocabulary.NONE)) {
            plan.put("errors", IrJson.writePart(graph.model().errors()));
        }
        return plan.put("basePaths", JsonArray.ofTexts(api.basePaths()))
                .put("security", security.build())
                .put("types", types.build())
                .put("resources", resources)
                .put("relationships", relationships)
                .put("operations", written)
                .build();
    }

    /** Returns whether any operation replies with uploaded content. */
    private boolean keepsContent() {
        return graph.behaviors().stream()
                .anyMatch(behavior -> behavior.reply().projection() instanceof Projection.Content);
    }

    private static JsonValue api(Api api, String hash) {
        JsonObject.Builder written = JsonObject.builder()
                .put("name", api.name())
                .put("version", api.version())
                .put("hash", hash)
                .put("slug", ApiSlug.of(api.name()));
        return api.recorded() ? written.put("recorded", true).build() : written.build();
    }

    private static JsonValue scheme(SecurityScheme scheme) {
        return IrJson.writePart(scheme);
    }

    private List<JsonValue> relationships() {
        return graph.model().relationships().stream().map(IrJson::writePart).toList();
    }

    private JsonValue resources() {
        return new JsonArray(
                graph.model().resources().stream().map(this::resource).toList());
    }

    private JsonValue resource(Resource resource) {
        JsonObject form = ((JsonObject) IrJson.writePart(resource)).with("type", PlanTypeWriter.write(resource.type()));
        if (resource.tombstone() != null) {
            form = form.with("tombstone", PlanTypeWriter.write(resource.tombstone()));
        }
        JsonObject omitted = hidden.of(resource.name());
        if (!omitted.members().isEmpty()) {
            form = form.with("hidden", omitted);
        }
        if (graph.model().api().recorded()) {
            form = form.with("exact", JsonBoolean.TRUE);
            form = RecordedDocuments.isOne(resource, graph.model()) ? form.with("document", JsonBoolean.TRUE) : form;
        }
        for (Relationship owner : owners.getOrDefault(resource.name(), List.of())) {
            if (owner.to().equals(resource.parent()) && owner.member() != null) {
                return form.with("ownerMember", new JsonText(owner.member()));
            }
        }
        return form;
    }
}
