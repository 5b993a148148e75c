package dev.ectype.compiler.ingest.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.HttpBinding;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathItemKeyTest {
    @ParameterizedTest
    @CsvSource({"{+name}, name", "{name+}, name", "{name*}, name", "{*name}, name", "{name}, "})
    void signsAllowSlashesInParameters(String written, @Nullable String spanning) {
        Endpoint endpoint =
                DescribedApi.path("/a/" + written, """
                parameters: [{name: name, in: path, required: true, schema: {type: string}}]
                get: {}
                """).model().endpoints().get(0);
        HttpBinding binding = (HttpBinding) endpoint.binding();
        assertThat(binding.path()).isEqualTo("/a/{name}");
        assertThat(binding.catchAllParameter()).isEqualTo(spanning);
    }

    @Test
    void parametersOfThePathFollowThePath() {
        DescribedApi described =
                DescribedApi.path("/a/{id}", "get: {parameters: [{name: no, in: path, required: true}]}");
        assertThat(described.endpoint().parameters())
                .singleElement()
                .satisfies(parameter -> assertThat(parameter.name()).isEqualTo("id"));
        assertThat(described.findings()).hasSize(2).allMatch(line -> line.contains("ECT2006"));
    }

    @ParameterizedTest
    @CsvSource({"/v1/{+name}:send, /v1/{name}:send", "/v1/{name*}, /v1/{name}", "/v1/{name}, /v1/{name}"})
    void templateOperatorsAreStrippedFromNames(String key, String path) {
        DescribedApi described = DescribedApi.path(key, "get: {parameters: [{name: name, in: path, required: true}]}");
        assertThat(described.endpoint().binding().words()).isEqualTo("GET " + path);
        assertThat(described.findings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /a?action=start | /a | QUERY action=start
            /a?flag | /a | QUERY flag=null
            /#X-Target=A.B | / | HEADER X-Target=A.B
            /a?version | /a | HEADER version=null
            /a#acl&x=1 | /a | QUERY x=1
            """)
    void literalsOfAPathBecomeConditions(String key, String path, String conditions) {
        Endpoint endpoint = DescribedApi.path(key, "get: {parameters: [{name: version, in: header}]}")
                .endpoint();
        HttpBinding binding = (HttpBinding) endpoint.binding();
        assertThat(binding.path()).isEqualTo(path);
        assertThat(binding.conditions())
                .extracting(condition -> condition.in() + " " + condition.name() + "=" + condition.value())
                .isEqualTo(List.of(conditions.split(", ")));
        assertThat(endpoint.id().value()).isEqualTo("GET " + key);
    }

    @Test
    void fragmentNamesAreConditionsOnSharedPaths() {
        List<String> conditions = DescribedApi.by("""
                openapi: 3.1.0
                paths:
                  /a/{id}#acl: {get: {}, put: {}}
                  /a/{name}#version: {get: {}}
                """).model().endpoints().stream()
                .map(endpoint -> ((HttpBinding) endpoint.binding()).conditions().toString())
                .toList();
        assertThat(conditions).hasSize(3);
        assertThat(conditions.get(0)).contains("acl");
        assertThat(conditions.get(1)).isEqualTo("[]");
        assertThat(conditions.get(2)).contains("version");
    }
}
