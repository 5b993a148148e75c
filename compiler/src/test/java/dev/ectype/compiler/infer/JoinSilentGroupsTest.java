package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.array;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.TypeRef;
import org.junit.jupiter.api.Test;

final class JoinSilentGroupsTest {
    private static Described lists(TypeRef below) {
        return new Described()
                .operation("POST /lists", object(member("title", text()), member("board", text())), reply("200", null))
                .operation("GET /lists/{listId}", null, reply("200", null))
                .operation("POST /boards/{boardId}/lists", below, reply("200", null))
                .operation("GET /boards/{boardId}/lists", null, reply("200", null));
    }

    @Test
    void takesOneNameForTheSameThingsWhereNothingElseIsSaid() {
        assertThat(lists(object(member("title", text()))).resourceNames()).containsExactly("lists");
    }

    @Test
    void keepsApartWhatHoldsOtherMembers() {
        assertThat(lists(object(member("title", text()), member("columns", text())))
                        .resourceNames())
                .containsExactly("lists", "boards.lists");
    }

    @Test
    void leavesToTheirTypesWhatIsDescribed() {
        Described described = lists(object(member("title", text())))
                .type("Row", object(member("id", text()), member("title", text())))
                .operation("GET /shelves/{shelfId}/lists", null, reply("200", array(named("Row"))));
        assertThat(described.resourceNames()).contains("lists", "shelves.lists");
    }
}
