package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.OperationGroup;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.Precondition;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.StateStream;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ReplyingRole;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the operations of a plan, in the order of their groups. */
final class OperationPlanWriter {
    private final ApiModel model;
    private final EmissionNames names;
    private final IdentityProjections identities;
    private final ErrorExitWriter exits;

    OperationPlanWriter(ApiModel model, EmissionNames names, HiddenMembers hidden) {
        this.model = model;
        this.names = names;
        identities = new IdentityProjections(model, names, hidden);
        exits = new ErrorExitWriter(model);
    }

    JsonValue write(List<OperationGroup> groups) {
        List<JsonValue> operations = new ArrayList<>();
        for (OperationGroup group : groups) {
            group.operations().forEach(operation -> operations.add(operation(group, operation)));
        }
        return new JsonArray(operations);
    }

    private JsonValue operation(OperationGroup group, OperationGroup.Operation operation) {
        Endpoint endpoint = operation.endpoint();
        Behavior behavior = operation.behavior();
        JsonObject.Builder form = JsonObject.builder().put("id", endpoint.id().value());
        if (endpoint.role() != null) {
            form.put("resource", endpoint.role().resource().value());
        }
        if (endpoint.role() instanceof ReplyingRole role) {
            form.put(IrJson.kind((Record) role), IrJson.writePart((Record) role));
        }
        if (endpoint.allowMissing() != null) {
            form.put("lenient", endpoint.allowMissing());
        }
        ResourceName longRunning = longRunningResource(endpoint);
        if (longRunning != null) {
            form.put("lasts", longRunning.value());
        }
        if (endpoint.understood().trigger() != null) {
            form.put("trigger", IrJson.writePart(endpoint.understood().trigger()));
        }
        if (endpoint.understood().stream() != null) {
            form.put("stream", stream(endpoint.understood().stream()));
        }
        if (!endpoint.understood().members().metadataMembers().isEmpty()) {
            form.put("metadata", parts(endpoint.understood().members().metadataMembers()));
        }
        ResourceName subscribed = names.subscribedResource(endpoint);
        if (subscribed != null) {
            form.put("resource", subscribed.value());
        }
        if (endpoint.startedOperation() != null) {
            form.put("starts", endpoint.startedOperation().resource().value());
            if (!endpoint.startedOperation().addressHeaders().isEmpty()) {
                form.put(
                        "addressHeaders",
                        JsonArray.ofTexts(endpoint.startedOperation().addressHeaders()));
            }
        }
        if (!endpoint.text().tags().isEmpty()) {
            form.put("tags", JsonArray.ofTexts(endpoint.text().tags()));
        }
        if (endpoint.text().page() != null) {
            form.put("page", endpoint.text().page());
        }
        if (!endpoint.bodyFilters().isEmpty()) {
            form.put("bodyFilters", parts(endpoint.bodyFilters()));
        }
        if (endpoint.role() instanceof Role.ListAll list
                && list.sort() != null
                && list.sort().keyMember() != null) {
            form.put("sort", IrJson.writePart(list.sort()));
        }
        form.put("group", group.accessor())
                .put("binding", IrJson.writePart((Record) endpoint.binding()))
                .put("parameters", parameters(endpoint.parameters()))
                .put("ties", parts(endpoint.parameterBindings()));
        if (!endpoint.understood().members().pathKeys().isEmpty()) {
            form.put("pathKeys", parts(endpoint.understood().members().pathKeys()));
        }
        if (!endpoint.understood().members().pathEchoes().isEmpty()) {
            form.put("pathEchoes", parts(endpoint.understood().members().pathEchoes()));
        }
        if (!endpoint.understood().members().searchStates().isEmpty()) {
            form.put(
                    "searchStates",
                    JsonArray.ofTexts(endpoint.understood().members().searchStates()));
        }
        if (endpoint.binding() instanceof GrpcMethod && endpoint.role() instanceof Role.Create) {
            form.put("creates", true);
        }
        if (isMentioning(endpoint)) {
            form.put("mentions", true);
        }
        if (endpoint.body() != null) {
            form.put("body", body(endpoint.body(), endpoint.role()));
        }
        if (behavior.preconditions().contains(new Precondition.KnownVersion())) {
            form.put("versioned", true);
        }
        for (Precondition precondition : behavior.preconditions()) {
            if (precondition instanceof Precondition.OncePerKey once) {
                form.put("repeatKey", once.header());
            }
        }
        return form.put("security", security(endpoint))
                .put("reply", exact(reply(behavior.reply())))
                .put("identity", identities.isIdentity(behavior))
                .put(
                        "exits",
                        new JsonArray(behavior.exits().stream()
                                .map(exit -> exits.write(exit, endpoint))
                                .toList()))
                .put("filters", filters(behavior))
                .build();
    }

    /** Marks a reply of a recorded API: its example has the members around the instances. */
    private JsonValue exact(JsonObject reply) {
        return model.api().recorded() ? reply.with("exact", JsonBoolean.TRUE) : reply;
    }

    private static JsonValue stream(StateStream stream) {
        JsonObject form = (JsonObject) IrJson.writePart(stream);
        return stream.event() == null ? form : form.with("event", PlanTypeWriter.write(stream.event()));
    }

    private static JsonValue parts(List<? extends Record> parts) {
        return new JsonArray(parts.stream().map(IrJson::writePart).toList());
    }

    /** Returns whether an operation creates something below an instance that is added if it is missing. */
    private boolean isMentioning(Endpoint endpoint) {
        Role role = endpoint.role();
        return role != null
                && role.creates()
                && endpoint.parameterBindings().stream()
                        .anyMatch(binding ->
                                !binding.resource().equals(role.resource()) && names.isMentioned(binding.resource()));
    }

    /** Returns the resource of the long-running operations that an endpoint returns instead of its result, or null. */
    private @Nullable ResourceName longRunningResource(Endpoint endpoint) {
        GrpcMethod.LongRunningOperation longRunning = endpoint.binding().longRunning();
        if (longRunning != null) {
            for (Resource resource : model.resources()) {
                boolean same = resource.type() instanceof NamedType named
                        && named.name().equals(longRunning.operation());
                if (same) {
                    return resource.name();
                }
            }
        }
        return null;
    }

    private static JsonValue security(Endpoint endpoint) {
        return new JsonArray(
                endpoint.security().stream().<JsonValue>map(JsonArray::ofTexts).toList());
    }

    private static JsonValue parameters(List<Parameter> parameters) {
        return new JsonArray(
                parameters.stream().map(OperationPlanWriter::parameter).toList());
    }

    private static JsonValue parameter(Parameter parameter) {
        JsonObject.Builder form = JsonObject.builder();
        ((JsonObject) IrJson.writePart(parameter)).members().forEach((name, value) -> {
            if (!name.equals("description")) {
                form.put(name, name.equals("type") ? PlanTypeWriter.write(parameter.type()) : value);
            }
        });
        return form.build();
    }

    private static JsonValue body(RequestBody body, @Nullable Role role) {
        MemberPath at = role == null ? MemberPath.ROOT : role.itemAt();
        JsonObject.Builder form = JsonObject.builder().put("required", body.required());
        if (!at.isRoot()) {
            form.put("at", at.pointer());
        }
        return form.put(
                        "media",
                        new JsonArray(body.media().stream()
                                .map(OperationPlanWriter::media)
                                .toList()))
                .build();
    }

    static JsonValue media(Media media) {
        JsonObject form = (JsonObject) IrJson.writePart(media);
        return media.type() == null ? form : form.with("type", PlanTypeWriter.write(media.type()));
    }

    private static JsonObject reply(ReplyRule reply) {
        JsonObject.Builder form = JsonObject.builder().put("status", reply.status());
        if (reply.createdStatus() != null) {
            form.put("made", reply.createdStatus());
        }
        if (reply.media() != null) {
            form.put("media", media(reply.media()));
        }
        if (!reply.alternatives().isEmpty()) {
            form.put(
                    "others",
                    new JsonArray(reply.alternatives().stream()
                            .map(other -> other(other, reply.media()))
                            .toList()));
        }
        form.put("headers", parameters(reply.headers())).put("projection", projection(reply.projection()));
        put(form, "selections", reply.selections());
        put(form, "conditions", reply.conditions());
        put(form, "choices", reply.formatChoices());
        if (!reply.deletionFlags().isEmpty()) {
            form.put("deletionFlags", JsonArray.ofTexts(reply.deletionFlags()));
        }
        if (reply.expansion() != null) {
            form.put("expansion", IrJson.writePart(reply.expansion()));
        }
        return form.build();
    }

    private static void put(JsonObject.Builder form, String name, List<? extends Record> parts) {
        if (!parts.isEmpty()) {
            form.put(name, parts(parts));
        }
    }

    /** Writes an alternative media type. A type equal to the usual one is omitted. */
    private static JsonValue other(Media other, @Nullable Media usual) {
        boolean same = usual != null && (other.type() == null || other.type().equals(usual.type()));
        return media(same ? other.withType(null) : other);
    }

    private static JsonValue projection(Projection projection) {
        return IrJson.writePart((Record) projection);
    }

    private static JsonValue filters(Behavior behavior) {
        List<JsonValue> filters = new ArrayList<>();
        for (Step step : behavior.steps()) {
            step.filters().forEach(filter -> filters.add(IrJson.writePart(filter)));
        }
        return new JsonArray(filters);
    }
}
