package dev.ectype.runtime.emulator.openapi;

import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ApiPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.SecurityPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes a plan as an OpenAPI document. It is computed on request, so no artifact stores it. */
public final class OpenApiDocument {
    private static final List<String> METHODS =
            List.of("GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE");

    private final Plan plan;
    private final String mount;
    private final JsonWriter out = new JsonWriter(16_384);
    private final ComponentNames names;

    private OpenApiDocument(Plan plan, String mount) {
        this.plan = plan;
        this.mount = mount;
        this.names = new ComponentNames(plan.types().names());
    }

    /** Returns whether any operation is reached over HTTP, so that the document is not empty. */
    public static boolean describes(Plan plan) {
        return plan.operations().stream().anyMatch(operation -> operation.binding() instanceof BindingPlan.Http);
    }

    /**
     * Writes the document.
     *
     * @param mount the prefix of the API's paths, such as {@code /billing}; usually empty
     */
    public static byte[] of(Plan plan, String mount) {
        return new OpenApiDocument(plan, mount).write();
    }

    private byte[] write() {
        Map<String, Map<String, OperationPlan>> paths = paths();
        boolean others = paths.values().stream().anyMatch(each -> !METHODS.containsAll(each.keySet()));
        ApiPlan api = plan.api();
        out.beginObject().name("openapi").value(others ? "3.2.0" : "3.1.0");
        out.name("info").beginObject().name("title").value(api.name());
        out.name("version").value(api.version()).endObject();
        servers(plan.basePaths(), true);
        OperationWriter writer = new OperationWriter(out, names);
        out.name("paths").beginObject();
        paths.forEach((path, operations) -> {
            out.name(path).beginObject();
            operations.forEach((method, operation) -> {
                if (METHODS.contains(method)) {
                    out.name(method.toLowerCase(Locale.ROOT));
                    write(operation, writer);
                }
            });
            others(operations, writer);
            out.endObject();
        });
        out.endObject().name("components").beginObject();
        types();
        security();
        return out.endObject().endObject().toBytes();
    }

    /** Writes operations with a method that is no field of a path item. */
    private void others(Map<String, OperationPlan> operations, OperationWriter writer) {
        if (METHODS.containsAll(operations.keySet())) {
            return;
        }
        out.name("additionalOperations").beginObject();
        operations.forEach((method, operation) -> {
            if (!METHODS.contains(method)) {
                out.name(method);
                write(operation, writer);
            }
        });
        out.endObject();
    }

    private void write(OperationPlan operation, OperationWriter writer) {
        out.beginObject();
        if (operation.binding() instanceof BindingPlan.Http http) {
            writer.write(operation, http);
            if (!http.basePaths().isEmpty()) {
                servers(http.basePaths(), false);
            }
        }
        out.endObject();
    }

    private Map<String, Map<String, OperationPlan>> paths() {
        Map<String, Map<String, OperationPlan>> paths = new LinkedHashMap<>();
        for (OperationPlan operation : plan.operations()) {
            if (operation.binding() instanceof BindingPlan.Http http) {
                paths.computeIfAbsent(key(http), path -> new LinkedHashMap<>()).putIfAbsent(http.method(), operation);
            }
        }
        return paths;
    }

    /**
     * Returns the path with the conditions on query parameters and headers, which distinguish operations with the same path.
     */
    private static String key(BindingPlan.Http http) {
        StringBuilder key = new StringBuilder(http.path());
        char sign = '?';
        for (BindingPlan.Condition condition : http.conditions()) {
            if (condition.in() == Location.QUERY) {
                key.append(sign).append(literal(condition));
                sign = '&';
            }
        }
        sign = '#';
        for (BindingPlan.Condition condition : http.conditions()) {
            if (condition.in() != Location.QUERY) {
                key.append(sign).append(literal(condition));
                sign = '&';
            }
        }
        return key.toString();
    }

    private static String literal(BindingPlan.Condition condition) {
        return condition.value().isEmpty() ? condition.name() : condition.name() + "=" + condition.value();
    }

    /**
     * Writes the servers.
     *
     * @param rooted true if the operations also answer at the mount itself
     */
    private void servers(List<String> basePaths, boolean rooted) {
        out.name("servers").beginArray();
        if (rooted) {
            server("/");
        }
        basePaths.forEach(this::server);
        out.endArray();
    }

    private void server(String basePath) {
        String path = mount + (basePath.equals("/") ? "" : basePath);
        out.beginObject().name("url").value(path.isEmpty() ? "/" : path).endObject();
    }

    private void types() {
        if (!names.keys().isEmpty()) {
            SchemaWriter schemas = new SchemaWriter(names, out);
            out.name("schemas").beginObject();
            names.keys().forEach((name, key) -> schemas.schema(key, plan.types().type(name)));
            out.endObject();
        }
    }

    private void security() {
        if (plan.security().isEmpty()) {
            return;
        }
        out.name("securitySchemes").beginObject();
        plan.security().forEach((name, scheme) -> {
            out.name(name).beginObject();
            scheme(scheme);
            out.endObject();
        });
        out.endObject();
    }

    private void scheme(SecurityPlan scheme) {
        switch (scheme.kind()) {
            case API_KEY -> {
                String in = scheme.location() == null ? "header" : OperationWriter.word(scheme.location());
                String carrier = scheme.carrier() == null ? "Authorization" : scheme.carrier();
                out.name("type").value("apiKey").name("in").value(in);
                out.name("name").value(carrier);
            }
            case MUTUAL_TLS -> out.name("type").value("mutualTLS");
            default -> {
                String word = scheme.kind().name().toLowerCase(Locale.ROOT);
                out.name("type").value("http").name("scheme").value(word);
            }
        }
    }
}
