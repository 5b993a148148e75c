package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.plan.binding.GraphQlPlan;
import dev.ectype.runtime.plan.binding.GrpcPlan;
import dev.ectype.runtime.plan.reader.LazyValue;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.DeclaredTypes;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the compiler hands to a running emulator beside its classes. */
public final class Plan {
    /** The form of plan documents that this runtime reads. */
    public static final int FORMAT = 1;

    /** A level of a described type takes two levels of a plan, so these are deeper than what clients may send. */
    private static final JsonLimits LIMITS =
            new JsonLimits(JsonLimits.GREATEST_DEPTH, Integer.MAX_VALUE - 64, JsonLimits.GREATEST_TOKENS);

    private final DeclaredTypes types;
    private final ApiPlan api;
    private final boolean contents;
    private final List<String> basePaths;
    private final List<OperationPlan> operations;
    private final @Nullable Document start;
    private final LazyValue<Optional<GraphQlPlan>> graphQl;
    private final LazyValue<Optional<GrpcPlan>> grpc;
    private final LazyValue<Map<String, SecurityPlan>> security;
    private final LazyValue<Map<String, ResourcePlan>> resources;
    private final LazyValue<List<RelationshipPlan>> relationships;

    private Plan(Document document) {
        types = DeclaredTypes.of(document.member("types"));
        PlanObjectReader fields = new PlanObjectReader(document, types);
        if (fields.number("format") != FORMAT) {
            throw new IllegalArgumentException(
                    "expected a plan of format " + FORMAT + ", found format " + fields.number("format"));
        }
        @Nullable ApiPlan described = fields.one("api", ApiPlan::of);
        api = Objects.requireNonNullElseGet(described, () -> new ApiPlan("", "", "", ""));
        contents = fields.flag("contents");
        start = document.member("start");
        graphQl = new LazyValue<>(() -> Optional.ofNullable(fields.one("graphQl", GraphQlPlan::of)));
        grpc = new LazyValue<>(() -> Optional.ofNullable(fields.one("grpc", GrpcPlan::of)));
        basePaths = fields.texts("basePaths");
        operations = fields.list("operations", OperationPlan::new);
        security = new LazyValue<>(() -> fields.map("security", SecurityPlan::of));
        resources = new LazyValue<>(() -> byName(fields));
        relationships = new LazyValue<>(() -> fields.list("relationships", RelationshipPlan::of));
    }

    /** Reads a plan document; only what routing needs is decoded now. */
    public static Plan parse(byte[] bytes) {
        return new Plan(Json.parse(bytes, LIMITS));
    }

    public ApiPlan api() {
        return api;
    }

    /** Whether content that requests bring, such as files, can be asked for again. */
    public boolean contents() {
        return contents;
    }

    /** The instances that there are at the start, by the names of resources; null where the description alone tells of that. */
    public @Nullable Document start() {
        return start;
    }

    /** The Protocol Buffers files by which some of it is described, or null. */
    public @Nullable GrpcPlan grpc() {
        return grpc.get().orElse(null);
    }

    /** The GraphQL schema, or null where nothing is described by one. */
    public @Nullable GraphQlPlan graphQl() {
        return graphQl.get().orElse(null);
    }

    /** Every operation answers at its path and under each of these. */
    public List<String> basePaths() {
        return basePaths;
    }

    public DeclaredTypes types() {
        return types;
    }

    public List<OperationPlan> operations() {
        return operations;
    }

    /** The ways to prove who one is, by name. */
    public Map<String, SecurityPlan> security() {
        return security.get();
    }

    /** The resources by name, in the order of the plan. */
    public Map<String, ResourcePlan> resources() {
        return resources.get();
    }

    public List<RelationshipPlan> relationships() {
        return relationships.get();
    }

    private static Map<String, ResourcePlan> byName(PlanObjectReader fields) {
        Map<String, ResourcePlan> resources = new LinkedHashMap<>();
        fields.list("resources", ResourcePlan::of).forEach(resource -> resources.put(resource.name(), resource));
        return Collections.unmodifiableMap(resources);
    }
}
