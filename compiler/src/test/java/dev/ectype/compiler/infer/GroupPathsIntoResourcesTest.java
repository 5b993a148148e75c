package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.array;
import static dev.ectype.compiler.infer.Described.integer;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.TypeRef;
import org.junit.jupiter.api.Test;

final class GroupPathsIntoResourcesTest {
    @Test
    void groupsACollectionWithItsItemsBelowAnyPrefix() {
        Described described = new Described()
                .type("Pet", object(required("id", text())))
                .operation("GET /api/v2/pets", null, reply("200", array(named("Pet"))))
                .operation("GET /api/v2/pets/{id}", null, reply("200", named("Pet")));
        assertThat(described.resourceNames()).containsExactly("pets");
    }

    @Test
    void takesAFileNameExtensionForNoPartOfTheName() {
        Described described = new Described()
                .type("Call", object(required("sid", text())))
                .operation("POST /Calls.json", named("Call"), reply("201", named("Call")))
                .operation("GET /Calls/{Sid}.json", null, reply("200", named("Call")));
        assertThat(described.resourceNames()).containsExactly("Calls");
        assertThat(described.tiesOf("GET /Calls/{Sid}.json")).containsExactly("Sid=Calls.sid");
    }

    @Test
    void leavesReportsAndCommandsAlone() {
        TypeRef point = object(member("at", text()), member("value", integer()));
        Described described = new Described()
                .operation("GET /metrics/cpu", null, reply("200", object(member("data", array(point)))))
                .operation("POST /addFollowers", null, reply("200", object(required("id", text()))));
        assertThat(described.resourceNames()).isEmpty();
    }

    @Test
    void leavesAPathThatShowsAListBelowAParameterAlone() {
        Described described = new Described()
                .type("Rate", object(required("id", text())))
                .operation("GET /rates/{currency}", null, reply("200", array(named("Rate"))));
        assertThat(described.resourceNames()).isEmpty();
    }

    @Test
    void takesAPrefixForACollectionWhereItsParameterIsNamedAfterIt() {
        Described described = new Described()
                .type("Api", object(member("name", text())))
                .operation("POST /v1/apis", named("Api"), reply("201", named("Api")))
                .operation("GET /v1/apis/{api}", null, reply("200", named("Api")));
        assertThat(described.resourceNames()).containsExactly("apis");
    }

    @Test
    void takesWhatItsCollectionListsForAnItemWhateverElseItHolds() {
        Described described = new Described()
                .type(
                        "Logo",
                        object(member("active", text()), member("sizes", array(object(member("width", integer()))))))
                .operation("GET /logos", null, reply("200", array(named("Logo"))))
                .operation("POST /logos", null, reply("201", named("Logo")))
                .operation("GET /logos/{logo_id}", null, reply("200", named("Logo")));
        assertThat(described.roleOf("GET /logos/{logo_id}")).isEqualTo("logos read");
    }

    @Test
    void takesNoFilterForAnItem() {
        Described described = new Described()
                .operation("POST /lists", object(member("title", text())), reply("200", null))
                .operation("GET /lists/{filter}", null, reply("200", null));
        assertThat(described.roleOf("GET /lists/{filter}")).isEqualTo("none");
        described
                .operation("POST /cards", object(member("title", text())), reply("200", null))
                .operation("GET /cards/{cardId}", null, reply("200", null));
        assertThat(described.roleOf("GET /cards/{cardId}")).isEqualTo("cards read");
    }
}
