package dev.ectype.compiler.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.ParseOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Compares the ingested model with the result of another OpenAPI parser. */
class SwaggerParserComparisonTest {
    private final String text = text();
    private final ApiModel model = model();
    private final OpenAPI other = other();

    @Test
    void bothFindTheSameOperationsWithTheSameParametersAndReplies() {
        Map<String, String> ours = new TreeMap<>();
        model.endpoints().forEach(endpoint -> ours.put(endpoint.binding().words(), summary(endpoint)));
        Map<String, String> theirs = new TreeMap<>();
        other.getPaths()
                .forEach((path, item) -> item.readOperationsMap()
                        .forEach((method, operation) -> theirs.put(method + " " + path, summary(item, operation))));
        assertThat(ours).isEqualTo(theirs).hasSize(6);
    }

    @Test
    void bothFindTheSameSchemas() {
        List<String> ours =
                model.api().types().keySet().stream().map(Object::toString).toList();
        assertThat(ours)
                .containsExactlyElementsOf(other.getComponents().getSchemas().keySet());
    }

    private static String summary(Endpoint endpoint) {
        TreeSet<String> parts = new TreeSet<>();
        for (Parameter parameter : endpoint.parameters()) {
            String in = parameter.in().name().toLowerCase(Locale.ROOT);
            parts.add("parameter " + in + " " + parameter.name() + " " + parameter.required() + " " + parameter.style()
                    + " " + parameter.explode());
        }
        if (endpoint.body() != null) {
            endpoint.body().media().stream().map(Media::mediaType).forEach(media -> parts.add("body " + media));
        }
        for (Response response : endpoint.responses()) {
            parts.add("reply " + response.status());
            response.media().forEach(media -> parts.add("reply " + response.status() + " " + media.mediaType()));
        }
        return String.join("\n", parts);
    }

    private static String summary(PathItem item, Operation operation) {
        Map<String, String> parameters = new TreeMap<>();
        for (var owner : List.of(orNone(item.getParameters()), orNone(operation.getParameters()))) {
            owner.forEach(each -> parameters.put(
                    each.getIn() + " " + each.getName(),
                    Boolean.TRUE.equals(each.getRequired()) + " " + each.getStyle() + " " + each.getExplode()));
        }
        TreeSet<String> parts = new TreeSet<>();
        parameters.forEach((name, rest) -> parts.add("parameter " + name + " " + rest));
        if (operation.getRequestBody() != null) {
            media(operation.getRequestBody().getContent()).forEach(media -> parts.add("body " + media));
        }
        operation.getResponses().forEach((status, response) -> {
            parts.add("reply " + status);
            media(response.getContent()).forEach(media -> parts.add("reply " + status + " " + media));
        });
        return String.join("\n", parts);
    }

    private static <T> List<T> orNone(List<T> list) {
        return list == null ? List.of() : list;
    }

    private static Iterable<String> media(Content content) {
        return content == null ? List.of() : content.keySet();
    }

    private ApiModel model() {
        Diagnostics diagnostics = new Diagnostics();
        SourceRoot root = SourceRoot.text("petstore.yaml", text.getBytes(StandardCharsets.UTF_8));
        ApiModel read = Ingestors.ingest(List.of(SourceResolver.of(root, diagnostics)), diagnostics)
                .get(0);
        assertThat(diagnostics.sorted()).isEmpty();
        return read;
    }

    private OpenAPI other() {
        ParseOptions options = new ParseOptions();
        options.setResolve(true);
        OpenAPI read = new OpenAPIV3Parser().readContents(text, null, options).getOpenAPI();
        read.getPaths().values().stream()
                .flatMap(item -> item.readOperations().stream())
                .flatMap(operation -> operation.getResponses().entrySet().stream())
                .filter(response -> response.getValue().get$ref() != null)
                .forEach(response ->
                        response.setValue(read.getComponents().getResponses().get("Error")));
        return read;
    }

    private static String text() {
        try (InputStream stream = SwaggerParserComparisonTest.class.getResourceAsStream("/ingest/petstore.yaml")) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
