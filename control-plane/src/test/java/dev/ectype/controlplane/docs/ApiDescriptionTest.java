package dev.ectype.controlplane.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Described;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.platform.error.ErrorCode;
import io.swagger.v3.oas.annotations.Hidden;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;

class ApiDescriptionTest {
    private static final String JSON = "application/json";

    private final Client nobody = ControlPlane.shared().nobody();
    private final Described described = Described.by(ControlPlane.shared());

    @Test
    void describesTheRoutesThatRunAndNoOthers() {
        Set<String> running = new TreeSet<>();
        ControlPlane.shared()
                .part("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .forEach((mapping, handler) -> {
                    if (handler.getBeanType().getName().startsWith("dev.ectype.")
                            && !handler.hasMethodAnnotation(Hidden.class)
                            && !AnnotatedElementUtils.hasAnnotation(handler.getBeanType(), Hidden.class)) {
                        mapping.getPatternValues()
                                .forEach(path -> mapping.getMethodsCondition()
                                        .getMethods()
                                        .forEach(method -> running.add(method + " " + withoutPatterns(path))));
                    }
                });
        Set<String> statuses = new TreeSet<>();
        described.operations().forEach(operation -> statuses.add(operation.name()));
        assertThat(statuses).isEqualTo(running);
    }

    /** A parameter may have a regular expression, which the description omits. */
    private static String withoutPatterns(String path) {
        return path.replaceAll("\\{(\\w+):[^/]+}", "{$1}");
    }

    @Test
    void saysOfEachOperationWhoMayCallItAndHowItFails() {
        for (Operation operation : described.operations()) {
            JsonNode node = operation.node();
            assertThat(operation.scope()).as(operation.name()).isIn("public", "read", "write", "admin");
            assertThat(node.path("summary").asString("")).as(operation.name()).isNotEmpty();
            assertThat(node.has("security")).as(operation.name()).isEqualTo(operation.isPublic());
            boolean looks = !operation.path().startsWith("/v1/health/");
            Set<String> expected = new HashSet<>(Set.of("500", "503"));
            expected.addAll(looks ? Set.of("400", "429") : Set.of());
            expected.addAll(looks && !operation.path().startsWith("/api/auth/sso/") ? Set.of("401") : Set.of());
            boolean mutates = !operation.method().equals("GET");
            expected.addAll(operation.isPublic() ? Set.of() : Set.of("403"));
            expected.addAll(operation.path().contains("{") ? Set.of("404") : Set.of());
            expected.addAll(node.has("requestBody") ? Set.of("413", "415") : Set.of());
            expected.addAll(mutates ? Set.of("409", "422") : Set.of());
            assertThat(node.get("responses").propertyNames())
                    .as(operation.name())
                    .containsAll(expected);
            assertThat(parameters(operation).contains("Idempotency-Key"))
                    .as(operation.name())
                    .isEqualTo(mutates && !operation.isPublic());
            assertThat(parameters(operation))
                    .as(operation.name())
                    .contains("x-request-id")
                    .doesNotContain("caller", "page");
        }
    }

    @Test
    void showsExamplesThatFitTheirSchemas() {
        List<String> faults = new ArrayList<>();
        for (Operation operation : described.operations()) {
            JsonNode node = operation.node();
            check(faults, operation.name() + " body", node.path("requestBody"));
            node.get("responses")
                    .properties()
                    .forEach(response -> check(
                            faults, operation.name() + " " + response.getKey(), described.whole(response.getValue())));
            for (JsonNode parameter : node.path("parameters")) {
                JsonNode whole = described.whole(parameter);
                String where =
                        operation.name() + " parameter " + whole.get("name").asString();
                if (!whole.has("example")) {
                    faults.add(where + " has no example; give it one with @Parameter(example)");
                } else {
                    described
                            .faults(whole.get("schema"), whole.get("example"))
                            .forEach(fault -> faults.add(where + fault));
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    private void check(List<String> faults, String where, JsonNode content) {
        for (Map.Entry<String, JsonNode> media : content.path("content").properties()) {
            JsonNode mediaType = media.getValue();
            List<JsonNode> examples = new ArrayList<>();
            if (mediaType.has("example")) {
                examples.add(mediaType.get("example"));
            }
            mediaType.path("examples").forEach(example -> examples.add(example.get("value")));
            if (examples.isEmpty() && media.getKey().endsWith("json")) {
                faults.add(where + " has no example; give the members of its record @Schema(example)");
            }
            for (JsonNode example : examples) {
                described
                        .faults(mediaType.get("schema"), example)
                        .forEach(fault -> faults.add(where + " shows " + fault
                                + "; give the member @Schema(example), or the body an @ExampleObject"));
            }
        }
    }

    @Test
    void namesOperationsOnceAndExplainsItsTags() {
        List<String> names = new ArrayList<>();
        Set<String> tags = new TreeSet<>();
        described.operations().forEach(operation -> {
            names.add(operation.node().get("operationId").asString());
            operation.node().get("tags").forEach(tag -> tags.add(tag.asString()));
        });
        assertThat(names).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z][A-Za-z]+"));
        assertThat(names).contains("listProjects", "createProject", "getProject", "rotateApiKey", "listApiKeys");
        Set<String> explained = new TreeSet<>();
        described.document().get("tags").forEach(tag -> {
            assertThat(tag.path("description").asString("")).isNotEmpty();
            explained.add(tag.get("name").asString());
        });
        assertThat(explained).isEqualTo(tags);
    }

    @Test
    void distinguishesRequiredAndNullableMembers() {
        JsonNode schemas = described.document().at("/components/schemas");
        assertThat(texts(schemas.at("/Project/required")))
                .containsExactlyInAnyOrder("id", "slug", "name", "description", "createdAt", "updatedAt", "archivedAt");
        assertThat(texts(schemas.at("/Project/properties/description/type"))).containsExactly("string", "null");
        assertThat(schemas.at("/Project/properties/name/type").asString()).isEqualTo("string");
        assertThat(texts(schemas.at("/NewProject/required"))).containsExactly("name");
        assertThat(schemas.at("/NewProject/additionalProperties").asBoolean(true))
                .isFalse();
        assertThat(texts(schemas.at("/ApiKey/required"))).contains("revokedAt").doesNotContain("key");
        assertThat(texts(schemas.at("/Organization/properties/plan/enum")))
                .containsExactly("free", "team", "enterprise");
        assertThat(texts(schemas.at("/Problem/required"))).contains("code", "requestId");
        assertThat(texts(schemas.at("/Problem/properties/code/enum"))).contains(ErrorCode.CONFLICT.code());
        assertThat(described.document().toString()).doesNotContain("x-nullable-members");
    }

    @Test
    void isMadeOnceAndNotSentTwice() {
        Reply first = nobody.get("/openapi.json").is(200);
        assertThat(first.header("Content-Type")).isEqualTo(JSON);
        assertThat(nobody.get("/openapi.json").body()).isEqualTo(first.body());
        nobody.with("If-None-Match", first.header("ETag")).get("/openapi.json").is(304);
        nobody.with("If-None-Match", "\"other\"").get("/openapi.json").is(200);
        assertThat(described.document().get("openapi").asString()).startsWith("3.1");
    }

    private Set<String> parameters(Operation operation) {
        Set<String> names = new TreeSet<>();
        operation
                .node()
                .path("parameters")
                .forEach(parameter ->
                        names.add(described.whole(parameter).get("name").asString()));
        return names;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.asString()));
        return texts;
    }
}
