package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class JoinUndescribedGroupsTest {
    private static ModelFixture lists(TypeRef below) {
        return new ModelFixture()
                .operation("POST /lists", object(member("title", text()), member("board", text())), reply("200", null))
                .operation("GET /lists/{listId}", null, reply("200", null))
                .operation("POST /boards/{boardId}/lists", below, reply("200", null))
                .operation("GET /boards/{boardId}/lists", null, reply("200", null));
    }

    @Test
    void joinsUndescribedGroupsOfOneName() {
        assertThat(lists(object(member("title", text()))).resourceNames()).containsExactly("lists");
    }

    @Test
    void separatesGroupsWithOtherMembers() {
        assertThat(lists(object(member("title", text()), member("columns", text())))
                        .resourceNames())
                .containsExactly("lists", "boards.lists");
    }

    @Test
    void leavesDescribedGroupsAlone() {
        ModelFixture described = lists(object(member("title", text())))
                .type("Row", object(member("id", text()), member("title", text())))
                .operation("GET /shelves/{shelfId}/lists", null, reply("200", array(named("Row"))));
        assertThat(described.resourceNames()).contains("lists", "shelves.lists");
    }
}
