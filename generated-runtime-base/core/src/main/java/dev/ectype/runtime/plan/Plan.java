package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan;
import dev.ectype.runtime.plan.binding.GrpcPlan;
import dev.ectype.runtime.plan.error.ErrorPlan;
import dev.ectype.runtime.plan.reader.LazyValue;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.IdentifierCandidates;
import dev.ectype.runtime.schema.NamedSchema;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Holds the compiled API description that a running emulator serves. */
public final class Plan {
    /** The plan format version of this runtime. */
    public static final int FORMAT = 1;

    /** The limits for plan documents. One level of a type takes two levels of a plan, so they exceed the limits for clients. */
    private static final JsonLimits LIMITS =
            new JsonLimits(JsonLimits.GREATEST_DEPTH, Integer.MAX_VALUE - 64, JsonLimits.GREATEST_TOKENS);

    private final DeclaredTypes types;
    private final ApiPlan api;
    private final boolean contents;
    private final List<String> basePaths;
    private final List<OperationPlan> operations;
    private final @Nullable Document start;
    private final LazyValue<ErrorPlan> errors;
    private final LazyValue<Optional<GraphQlPlan>> graphQl;
    private final LazyValue<Optional<GrpcPlan>> grpc;
    private final LazyValue<Map<String, SecurityPlan>> security;
    private final LazyValue<Map<String, ResourcePlan>> resources;
    private final LazyValue<List<RelationshipPlan>> relationships;

    private Plan(Document document) {
        types = DeclaredTypes.of(document.member("types"), IdentifierCandidates.of(document.member("identifying")));
        PlanObjectReader fields = new PlanObjectReader(document, types);
        if (fields.number("format") != FORMAT) {
            throw new IllegalArgumentException(
                    "expected a plan of format " + FORMAT + ", found format " + fields.number("format"));
        }
        @Nullable ApiPlan described = fields.one("api", ApiPlan::of);
        api = Objects.requireNonNullElseGet(described, () -> new ApiPlan("", "", "", "", false));
        contents = fields.flag("contents");
        start = document.member("start");
        errors = new LazyValue<>(() -> Objects.requireNonNullElse(fields.one("errors", ErrorPlan::of), ErrorPlan.NONE));
        graphQl = new LazyValue<>(() -> Optional.ofNullable(fields.one("graphQl", GraphQlPlan::of)));
        grpc = new LazyValue<>(() -> Optional.ofNullable(fields.one("grpc", GrpcPlan::of)));
        basePaths = fields.texts("basePaths");
        PlanObjectReader replies = fields.part("replies");
        operations = fields.list("operations", operation -> new OperationPlan(operation, replies));
        security = new LazyValue<>(() -> fields.map("security", SecurityPlan::of));
        resources = new LazyValue<>(() -> byName(fields));
        relationships = new LazyValue<>(() -> fields.list("relationships", RelationshipPlan::of));
    }

    /** Parses a plan document. Only the parts for routing are decoded at once. */
    public static Plan parse(byte[] bytes) {
        return new Plan(Json.parse(bytes, LIMITS));
    }

    public ApiPlan api() {
        return api;
    }

    /** Returns true if uploaded content, such as files, can be downloaded. */
    public boolean contents() {
        return contents;
    }

    /** Returns the initial instances by resource; null if the description determines them. */
    public @Nullable Document start() {
        return start;
    }

    /** Returns the vocabulary of error bodies. */
    public ErrorPlan errors() {
        return errors.get();
    }

    /** Returns the Protocol Buffers files of the description, or null. */
    public @Nullable GrpcPlan grpc() {
        return grpc.get().orElse(null);
    }

    /** Returns the GraphQL schema of the description, or null. */
    public @Nullable GraphQlPlan graphQl() {
        return graphQl.get().orElse(null);
    }

    /** Returns whether operations are bound to the messages of channels. */
    public boolean hasChannels() {
        return operations.stream().anyMatch(operation -> operation.binding() instanceof BindingPlan.Channel);
    }

    /** Returns whether the description has a server that speaks MQTT. */
    public boolean hasMqttServer() {
        return operations.stream()
                .anyMatch(operation -> operation.binding() instanceof BindingPlan.Channel channel && channel.mqtt());
    }

    /** Returns the base paths. Every operation answers below each of them and at its own path. */
    public List<String> basePaths() {
        return basePaths;
    }

    public DeclaredTypes types() {
        return types;
    }

    public List<OperationPlan> operations() {
        return operations;
    }

    /** Returns the security schemes by name. */
    public Map<String, SecurityPlan> security() {
        return security.get();
    }

    /** Returns the resources by name, in the order of the plan. */
    public Map<String, ResourcePlan> resources() {
        return resources.get();
    }

    public List<RelationshipPlan> relationships() {
        return relationships.get();
    }

    /** Returns the first resource whose instances have a declared type, or null. */
    public @Nullable ResourcePlan resourceOf(String type) {
        for (ResourcePlan resource : resources().values()) {
            if (resource.type() instanceof NamedSchema named && named.name().equals(type)) {
                return resource;
            }
        }
        return null;
    }

    /** Returns whether a resource has exactly one instance. */
    public boolean isSingleton(String resource) {
        ResourcePlan found = resources().get(resource);
        return found != null && found.singleton();
    }

    private static Map<String, ResourcePlan> byName(PlanObjectReader fields) {
        Map<String, ResourcePlan> resources = new LinkedHashMap<>();
        fields.list("resources", ResourcePlan::of).forEach(resource -> resources.put(resource.name(), resource));
        return Collections.unmodifiableMap(resources);
    }
}
