package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.json;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AssignRolesTest {
    private static final TypeRef FULL = object(required("name", text()));
    private static final TypeRef PET = object(required("id", text()), required("name", text()));

    @Test
    void readsAPutWithoutRequiredMembersAsAnUpdate() {
        ModelFixture described = new ModelFixture()
                .operation("POST /pets", FULL, reply("201", PET))
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("PUT /pets/{id}", object(member("name", text())), reply("200", PET));
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets update");
    }

    @Test
    void readsAPutAsAnUpdateIfTheDescriptionSaysThatOtherMembersStay() {
        ModelFixture described = new ModelFixture()
                .operation("POST /pets", FULL, reply("201", PET))
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("PUT /pets/{id}", FULL, reply("200", PET));
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets replace");
        described.describedAs("Only the fields provided will be updated.");
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets update");
    }

    @Test
    void readsAPutWithoutRequiredMembersAsAnUpsertWithoutAnotherCreation() {
        ModelFixture described = new ModelFixture()
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("PUT /pets/{id}", object(member("name", text())), reply("200", PET));
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets replace or create");
    }

    @Test
    void readsAPutAsAnUpsertWithoutAnotherCreation() {
        ModelFixture described = new ModelFixture()
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("PUT /pets/{id}", FULL, reply("200", PET));
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets replace or create");
    }

    @Test
    void readsAPostOnAnItemThatReturnsItAsAnUpdate() {
        ModelFixture described = new ModelFixture()
                .operation("POST /pets", FULL, reply("200", PET))
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("POST /pets/{id}", FULL, reply("200", PET))
                .operation("POST /pets/{id}/photo", text(), reply("200", text()));
        assertThat(described.roleOf("POST /pets/{id}")).isEqualTo("pets update");
        assertThat(described.roleOf("POST /pets/{id}/photo")).isEqualTo("none");
        assertThat(described.parameterBindingsOf("POST /pets/{id}/photo")).containsExactly("id=pets.id");
    }

    @Test
    void returnsNothingIfTheReplyIsNotTheItem() {
        ModelFixture described = new ModelFixture()
                .operation("POST /pets", FULL, reply("201", PET))
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("DELETE /pets/{id}", null, reply("200", object(member("removed", integer()))));
        assertThat(described.roleOf("DELETE /pets/{id}")).isEqualTo("pets delete without content");
    }

    @Test
    void readsAPostOnAnItemWithASimilarBodyAsAnUpdate() {
        ModelFixture described = new ModelFixture()
                .operation("POST /pets", FULL, reply("200", PET))
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("POST /pets/{id}", FULL, reply("204", null));
        assertThat(described.roleOf("POST /pets/{id}")).isEqualTo("pets update without content");
    }

    @Test
    void readsAnItemWithAnotherTypeAtItsOwnPath() {
        ModelFixture described = new ModelFixture()
                .type("Short", object(required("id", text()), member("name", text()), member("thumbnail", text())))
                .type("Full", object(member("name", text()), member("html", text()), member("plain", text())))
                .operation("GET /designs", null, reply("200", array(named("Short"))))
                .operation("POST /designs", named("Full"), reply("201", named("Full")))
                .operation("GET /designs/{id}", null, reply("200", named("Full")));
        assertThat(described.roleOf("GET /designs/{id}")).isEqualTo("designs read");
    }

    @Test
    void listsIdentifiersOnly() {
        ModelFixture described = new ModelFixture()
                .type("Index", object(required("name", text()), member("size", integer())))
                .operation("GET /indexes", null, reply("200", array(text())))
                .operation("POST /indexes", named("Index"), reply("201", named("Index")))
                .operation("GET /indexes/{name}", null, reply("200", named("Index")));
        assertThat(described.roleOf("GET /indexes")).isEqualTo("indexes list");
    }

    @Test
    void readsNoNestedMemberAsAListOfOne() {
        TypeRef product =
                object(member("product", object(member("id", text()), member("variants", array(named("V"))))));
        ModelFixture described = new ModelFixture()
                .type("V", object(member("id", text()), member("title", text()), member("size", text())))
                .operation("POST /products/{id}/variants", named("V"), reply("200", product))
                .operation("GET /products/{id}/variants/{vid}", null, reply("200", named("V")));
        assertThat(described.roleOf("POST /products/{id}/variants")).doesNotContain("variants/0");
    }

    @Test
    void locatesASingleInstanceInAList() {
        TypeRef invoices = object(member("Invoices", array(named("Invoice"))), member("page", integer()));
        ModelFixture described = new ModelFixture()
                .type("Invoice", object(member("InvoiceID", text()), member("total", integer())))
                .operation("GET /Invoices", null, reply("200", invoices))
                .operation("POST /Invoices", invoices, reply("200", invoices))
                .operation("PUT /Invoices", invoices, reply("200", invoices))
                .operation("GET /Invoices/{InvoiceID}", null, reply("200", invoices))
                .operation("POST /Invoices/{InvoiceID}", invoices, reply("200", invoices));
        assertThat(described.roleOf("GET /Invoices")).isEqualTo("Invoices list at /Invoices");
        assertThat(described.roleOf("POST /Invoices")).isEqualTo("Invoices create from /Invoices/0 at /Invoices/0");
        assertThat(described.roleOf("GET /Invoices/{InvoiceID}")).isEqualTo("Invoices read at /Invoices/0");
        assertThat(described.roleOf("POST /Invoices/{InvoiceID}"))
                .isEqualTo("Invoices update from /Invoices/0 at /Invoices/0");
        assertThat(described.roleOf("PUT /Invoices")).isEqualTo("none");
    }

    @Test
    void readsAPutAsAReplacementIfTheDescriptionSaysSo() {
        ModelFixture described = new ModelFixture()
                .operation("POST /pets", FULL, reply("201", PET))
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("PUT /pets/{id}", object(member("name", text())), reply("200", PET));
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets update");
        described.describedAs("Fully updates a pet. This does not support partial updates.");
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets replace");
    }

    @Test
    void aPutWhoseResponse201IsAboutAChangeCreatesNothing() {
        Response updated =
                new Response("201", "Returns the updated pet.", List.of(json(PET)), List.of(), false, List.of());
        ModelFixture described = new ModelFixture()
                .operation("POST /pets", FULL, reply("201", PET))
                .operation("GET /pets/{id}", null, reply("200", PET))
                .operation("PUT /pets/{id}", FULL, updated);
        assertThat(described.roleOf("PUT /pets/{id}")).isEqualTo("pets replace");
    }
}
