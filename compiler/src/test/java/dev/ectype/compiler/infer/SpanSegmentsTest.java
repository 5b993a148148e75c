package dev.ectype.compiler.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.HttpBinding;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SpanSegmentsTest {
    private static List<String> spans(Described described) {
        return described.inferred().model().endpoints().stream()
                .flatMap(endpoint -> Stream.ofNullable(((HttpBinding) endpoint.binding()).spanning()))
                .toList();
    }

    private static List<String> spans(String parameter, TypeRef type, String... operations) {
        Described described = new Described();
        for (String operation : operations) {
            described.operation(
                    operation,
                    List.of(Described.path(parameter, type)),
                    null,
                    Described.reply("200", Described.text()));
        }
        return spans(described);
    }

    @Test
    void whatIsCalledAPathHoldsSlashes() {
        assertThat(spans("path", Described.text(), "GET /files/{path}", "DELETE /files/{path}"))
                .containsExactly("path", "path");
        assertThat(spans("filePath", Described.text(), "GET /files/{filePath}")).containsExactly("filePath");
        assertThat(spans("pathId", Described.text(), "GET /files/{pathId}")).isEmpty();
        assertThat(spans("path", Described.integer(), "GET /files/{path}")).isEmpty();
    }

    @Test
    void aDeclaredTypeIsLookedThrough() {
        Described described = new Described().type("FilePath", Described.text());
        TypeRef type = Described.named("FilePath");
        described.operation(
                "GET /files/{path}",
                List.of(Described.path("path", type)),
                null,
                Described.reply("200", Described.text()));
        assertThat(spans(described)).containsExactly("path");
    }

    @Test
    void whatFollowsADescribedPathMeansThatPath() {
        assertThat(spans("path", Described.text(), "GET /files/{path}", "GET /files/{path}/meta"))
                .isEmpty();
    }

    @Test
    void examplesAndPatternsTellOfSlashes() {
        TypeRef shown = Described.text(Described.notes(null, "heads/main"));
        assertThat(spans("ref", shown, "GET /refs/{ref}")).containsExactly("ref");
        TypeRef address = Described.text(Described.notes(null, "https://example.com"));
        assertThat(spans("site", address, "GET /sites/{site}")).isEmpty();
        assertThat(spans("ref", Described.pattern("^refs/.+$"), "GET /refs/{ref}"))
                .containsExactly("ref");
        assertThat(spans("path", Described.pattern("^[^/]+$"), "GET /refs/{path}"))
                .isEmpty();
    }

    @Test
    void clientsPutWhatTheyLikeUnderAKey() {
        assertThat(spans("Key", Described.text(), "GET /{bucket}/{Key}", "PUT /{bucket}/{Key}"))
                .containsExactly("Key", "Key");
        assertThat(spans("key", Described.text(), "GET /things/{key}")).isEmpty();
    }
}
