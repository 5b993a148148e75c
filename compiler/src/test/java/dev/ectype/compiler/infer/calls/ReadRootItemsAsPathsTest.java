package dev.ectype.compiler.infer.calls;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import org.junit.jupiter.api.Test;

final class ReadRootItemsAsPathsTest {
    @Test
    void separatesTwoParametersAtTheBeginningOfPaths() {
        ModelFixture described = new ModelFixture()
                .type("Shelf", object(member("name", text()), member("room", text())))
                .type("Box", object(member("name", text()), member("weight", text())))
                .operation("GET /", null, reply("200", array(named("Shelf"))))
                .operation("GET /{shelf}", null, reply("200", named("Shelf")))
                .operation("PUT /{shelf}", named("Shelf"), reply("200", named("Shelf")))
                .operation("GET /{shelf}/{box}", null, reply("200", named("Box")))
                .operation("PUT /{shelf}/{box}", named("Box"), reply("200", named("Box")))
                .operation("DELETE /{shelf}/{box}", null, reply("204", null));
        assertThat(described.resourceNames()).containsExactlyInAnyOrder("shelves", "boxes");
        assertThat(described.roleOf("GET /")).isEqualTo("shelves list");
        assertThat(described.roleOf("PUT /{shelf}")).isEqualTo("shelves replace or create");
        assertThat(described.roleOf("DELETE /{shelf}/{box}")).isEqualTo("boxes delete without content");
        assertThat(described.parameterBindingsOf("GET /{shelf}/{box}"))
                .containsExactly("shelf=shelves.name", "box=boxes.name");
    }

    @Test
    void leavesParametersWithoutANounAlone() {
        ModelFixture described = new ModelFixture()
                .type("Page", object(member("path", text()), member("words", text())))
                .operation("GET /{path}", null, reply("200", named("Page")))
                .operation("PUT /{path}", named("Page"), reply("200", named("Page")));
        assertThat(described.resourceNames()).isEmpty();
    }
}
