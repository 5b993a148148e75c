package dev.ectype.compiler.infer.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FindCatchAllParametersTest {
    private static List<String> spans(ModelFixture described) {
        return described.inferred().model().endpoints().stream()
                .flatMap(endpoint -> Stream.ofNullable(((HttpBinding) endpoint.binding()).catchAllParameter()))
                .toList();
    }

    private static List<String> spans(String parameter, TypeRef type, String... operations) {
        ModelFixture described = new ModelFixture();
        for (String operation : operations) {
            described.operation(
                    operation,
                    List.of(ModelFixture.path(parameter, type)),
                    null,
                    ModelFixture.reply("200", ModelFixture.text()));
        }
        return spans(described);
    }

    @Test
    void acceptsSlashesInAParameterNamedPath() {
        assertThat(spans("path", ModelFixture.text(), "GET /files/{path}", "DELETE /files/{path}"))
                .containsExactly("path", "path");
        assertThat(spans("filePath", ModelFixture.text(), "GET /files/{filePath}"))
                .containsExactly("filePath");
        assertThat(spans("pathId", ModelFixture.text(), "GET /files/{pathId}")).isEmpty();
        assertThat(spans("path", ModelFixture.integer(), "GET /files/{path}")).isEmpty();
    }

    @Test
    void resolvesDeclaredTypes() {
        ModelFixture described = new ModelFixture().type("FilePath", ModelFixture.text());
        TypeRef type = ModelFixture.named("FilePath");
        described.operation(
                "GET /files/{path}",
                List.of(ModelFixture.path("path", type)),
                null,
                ModelFixture.reply("200", ModelFixture.text()));
        assertThat(spans(described)).containsExactly("path");
    }

    @Test
    void leavesPrefixesOfOtherPathsAlone() {
        assertThat(spans("path", ModelFixture.text(), "GET /files/{path}", "GET /files/{path}/meta"))
                .isEmpty();
    }

    @Test
    void findsSlashesInExamplesAndPatterns() {
        TypeRef type = ModelFixture.text(ModelFixture.notes(null, "heads/main"));
        assertThat(spans("ref", type, "GET /refs/{ref}")).containsExactly("ref");
        TypeRef address = ModelFixture.text(ModelFixture.notes(null, "https://example.com"));
        assertThat(spans("site", address, "GET /sites/{site}")).isEmpty();
        assertThat(spans("ref", ModelFixture.pattern("^refs/.+$"), "GET /refs/{ref}"))
                .containsExactly("ref");
        assertThat(spans("path", ModelFixture.pattern("^[^/]+$"), "GET /refs/{path}"))
                .isEmpty();
    }

    @Test
    void acceptsSlashesInAKeyThatClientsPut() {
        assertThat(spans("Key", ModelFixture.text(), "GET /{bucket}/{Key}", "PUT /{bucket}/{Key}"))
                .containsExactly("Key", "Key");
        assertThat(spans("key", ModelFixture.text(), "GET /things/{key}")).isEmpty();
    }
}
