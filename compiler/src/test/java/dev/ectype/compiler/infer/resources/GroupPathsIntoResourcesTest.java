package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GroupPathsIntoResourcesTest {
    @Test
    void groupsACollectionWithItsItemsBelowAnyPrefix() {
        ModelFixture described = new ModelFixture()
                .type("Pet", object(required("id", text())))
                .operation("GET /api/v2/pets", null, reply("200", array(named("Pet"))))
                .operation("GET /api/v2/pets/{id}", null, reply("200", named("Pet")));
        assertThat(described.resourceNames()).containsExactly("pets");
    }

    @Test
    void ignoresFileNameExtensions() {
        ModelFixture described = new ModelFixture()
                .type("Call", object(required("sid", text())))
                .operation("POST /Calls.json", named("Call"), reply("201", named("Call")))
                .operation("GET /Calls/{Sid}.json", null, reply("200", named("Call")));
        assertThat(described.resourceNames()).containsExactly("Calls");
        assertThat(described.parameterBindingsOf("GET /Calls/{Sid}.json")).containsExactly("Sid=Calls.sid");
    }

    @Test
    void leavesReportsAndCommandsAlone() {
        TypeRef point = object(member("at", text()), member("value", integer()));
        ModelFixture described = new ModelFixture()
                .operation("GET /metrics/cpu", null, reply("200", object(member("data", array(point)))))
                .operation("POST /addFollowers", null, reply("200", object(required("id", text()))));
        assertThat(described.resourceNames()).isEmpty();
    }

    @Test
    void leavesListsBelowAParameterAlone() {
        ModelFixture described = new ModelFixture()
                .type("Rate", object(required("id", text())))
                .operation("GET /rates/{currency}", null, reply("200", array(named("Rate"))));
        assertThat(described.resourceNames()).isEmpty();
    }

    @Test
    void readsAPrefixAsACollectionIfItsParameterIsNamedAfterIt() {
        ModelFixture described = new ModelFixture()
                .type("Api", object(member("name", text())))
                .operation("POST /v1/apis", named("Api"), reply("201", named("Api")))
                .operation("GET /v1/apis/{api}", null, reply("200", named("Api")));
        assertThat(described.resourceNames()).containsExactly("apis");
    }

    @Test
    void readsAnObjectThatItsCollectionListsAsAnItem() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Logo",
                        object(member("active", text()), member("sizes", array(object(member("width", integer()))))))
                .operation("GET /logos", null, reply("200", array(named("Logo"))))
                .operation("POST /logos", null, reply("201", named("Logo")))
                .operation("GET /logos/{logo_id}", null, reply("200", named("Logo")));
        assertThat(described.roleOf("GET /logos/{logo_id}")).isEqualTo("logos read");
    }

    @Test
    void readsNoFilterAsAnItem() {
        ModelFixture described = new ModelFixture()
                .operation("POST /lists", object(member("title", text())), reply("200", null))
                .operation("GET /lists/{filter}", null, reply("200", null));
        assertThat(described.roleOf("GET /lists/{filter}")).isEqualTo("none");
        described
                .operation("POST /cards", object(member("title", text())), reply("200", null))
                .operation("GET /cards/{cardId}", null, reply("200", null));
        assertThat(described.roleOf("GET /cards/{cardId}")).isEqualTo("cards read");
    }

    @Test
    void readsAListOfNamedObjectsAsACatalog() {
        ModelFixture described = new ModelFixture()
                .type("Country", object(member("code", text()), member("title", text())))
                .type("Sample", object(member("at", text()), member("title", text())))
                .operation("GET /countries", null, reply("200", array(named("Country"))))
                .operation("GET /samples", null, reply("200", array(named("Sample"))));
        assertThat(described.resourceNames()).containsExactly("countries");
        assertThat(described.roleOf("GET /countries")).isEqualTo("countries list");
    }

    @Test
    void listsItemsByARequiredMember() {
        ModelFixture described = new ModelFixture()
                .type("Attempt", object(required("id", text()), member("payment", text())))
                .type("Hit", object(required("id", text()), member("score", text())))
                .operation("GET /attempts", List.of(needed("payment")), null, reply("200", array(named("Attempt"))))
                .operation("GET /hits", List.of(needed("words")), null, reply("200", array(named("Hit"))));
        assertThat(described.resourceNames()).containsExactly("attempts");
    }

    @Test
    void groupsUndescribedItemsThatTheirParameterIdentifies() {
        TypeRef open = object();
        ModelFixture described = new ModelFixture()
                .operation("GET /partners/{partnerId}", null, reply("200", AnyType.ANY))
                .operation("GET /partners/{partnerId}/plans", null, reply("200", open))
                .operation("GET /bytes/{count}", null, reply("200", AnyType.ANY))
                .operation("GET /badge/{badgeId}", null, reply("200", AnyType.ANY));
        assertThat(described.resourceNames()).containsExactly("partners");
        assertThat(described.parameterBindingsOf("GET /partners/{partnerId}/plans"))
                .containsExactly("partnerId=partners.id");
    }

    private static Parameter needed(String name) {
        return new Parameter(name, Parameter.In.QUERY, text(), true, "form", true, null, null, List.of());
    }

    @Test
    void clientsOnlyWriteBehindTheIdentifierOfAParent() {
        ModelFixture described = new ModelFixture()
                .type("Log", object(required("id", text())))
                .type("Beat", object(required("result", text())))
                .operation("POST /logs", object(), reply("201", named("Log")))
                .operation("GET /logs/{id}", null, reply("200", named("Log")))
                .operation("POST /createBeats/{logId}", named("Beat"), reply("200", null))
                .operation("POST /checks/{logId}", named("Beat"), reply("200", null));
        assertThat(described.resourceNames()).containsExactly("logs", "createBeats");
        assertThat(described.roleOf("POST /createBeats/{logId}")).isEqualTo("createBeats create");
        assertThat(described.roleOf("POST /checks/{logId}")).isEqualTo("none");
    }
}
