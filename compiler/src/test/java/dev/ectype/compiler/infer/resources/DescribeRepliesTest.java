package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class DescribeRepliesTest {
    private static @Nullable TypeRef replyType(ModelFixture described, String words) {
        for (Endpoint endpoint : described.inferred().model().endpoints()) {
            if (endpoint.id().value().equals(words)) {
                Response response = endpoint.responses().get(0);
                return response.media().isEmpty()
                        ? null
                        : response.media().get(0).type();
            }
        }
        throw new IllegalArgumentException(words);
    }

    private static ModelFixture boards(@Nullable TypeRef created) {
        return new ModelFixture()
                .type("Board", object(member("name", text())))
                .operation("POST /boards", named("Board"), reply("200", created))
                .operation("GET /boards", null, reply("200", null))
                .operation("GET /boards/{idBoard}", null, reply("200", null))
                .operation("PUT /boards/{idBoard}", named("Board"), reply("200", null))
                .operation("DELETE /boards/{idBoard}", null, reply("200", null));
    }

    @Test
    void returnsTheStoredTypeIfNoReplyIsDescribed() {
        ModelFixture described = boards(null);
        assertThat(described.resource("boards").identity().member()).isEqualTo("id");
        assertThat(described.resource("boards").identity().style()).isEqualTo(new IdStyle.ClientChosen("board"));
        assertThat(replyType(described, "GET /boards/{idBoard}")).isEqualTo(named("Board"));
        assertThat(replyType(described, "GET /boards")).isEqualTo(array(named("Board")));
        assertThat(replyType(described, "POST /boards")).isEqualTo(named("Board"));
        assertThat(replyType(described, "DELETE /boards/{idBoard}")).isNull();
        assertThat(described.roleOf("GET /boards/{idBoard}")).isEqualTo("boards read");
        assertThat(described.roleOf("GET /boards")).isEqualTo("boards list");
    }

    @Test
    void leavesWritesAloneIfAnotherReplyIsDescribed() {
        ModelFixture described = boards(named("Board"));
        assertThat(replyType(described, "GET /boards/{idBoard}")).isEqualTo(named("Board"));
        assertThat(replyType(described, "PUT /boards/{idBoard}")).isNull();
    }

    @Test
    void keepsResourcesWithoutADescribedType() {
        ModelFixture described = new ModelFixture()
                .operation("POST /languages", object(), reply("201", null))
                .operation("GET /languages/{languageID}", null, reply("200", null));
        assertThat(described.resource("languages").type()).isInstanceOf(ObjectType.class);
        assertThat(described.roleOf("GET /languages/{languageID}")).isEqualTo("languages read");
    }

    @Test
    void readsAnyTypeAsUndescribed() {
        ModelFixture described = new ModelFixture()
                .operation("POST /documents", object(), reply("202", object(member("task", text()))))
                .operation("GET /documents/{documentId}", null, reply("200", AnyType.ANY));
        assertThat(replyType(described, "GET /documents/{documentId}"))
                .isEqualTo(described.resource("documents").type());
        assertThat(described.roleOf("GET /documents/{documentId}")).isEqualTo("documents read");
    }

    @Test
    void leavesRepliesWithoutABodyAlone() {
        ModelFixture described = new ModelFixture()
                .operation("POST /boards", object(member("name", text())), reply("204", null))
                .operation("GET /boards/{id}", null, reply("204", null))
                .operation("DELETE /boards/{id}", null, reply("204", null));
        assertThat(replyType(described, "POST /boards")).isNull();
        assertThat(replyType(described, "GET /boards/{id}")).isNull();
    }
}
