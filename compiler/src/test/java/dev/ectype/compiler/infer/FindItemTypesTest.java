package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.integer;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;
import dev.ectype.compiler.json.JsonBoolean;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindItemTypesTest {
    private static final TypeRef ONLY_TRUE = new EnumType(List.of(JsonBoolean.of(true)), Notes.NONE);

    private static TypeRef anyOf(TypeRef... variants) {
        return new UnionType(List.of(variants), false, null, Notes.NONE);
    }

    @Test
    void storesWhatIsReadAndKeepsTheTombstoneApart() {
        Described described = new Described()
                .type("customer", object(required("id", text()), member("name", text())))
                .type("deleted_customer", object(required("id", text()), required("deleted", ONLY_TRUE)))
                .operation("POST /customers", object(member("name", text())), reply("200", named("customer")))
                .operation(
                        "GET /customers/{customer}",
                        null,
                        reply("200", anyOf(named("customer"), named("deleted_customer"))))
                .operation("DELETE /customers/{customer}", null, reply("200", named("deleted_customer")));
        Resource customers = described.resource("customers");
        assertThat(customers.type()).isEqualTo(named("customer"));
        assertThat(customers.tombstone()).isEqualTo(named("deleted_customer"));
        assertThat(described.roleOf("DELETE /customers/{customer}")).isEqualTo("customers delete");
    }

    @Test
    void keepsAUnionOfLivingThingsWhole() {
        TypeRef union = anyOf(named("Cat"), named("Dog"));
        Described described = new Described()
                .type("Cat", object(required("id", text()), member("lives", integer())))
                .type("Dog", object(required("id", text()), member("breed", text())))
                .operation("POST /pets", union, reply("201", union))
                .operation("GET /pets/{id}", null, reply("200", union));
        assertThat(described.resource("pets").type()).isEqualTo(union);
        assertThat(described.resource("pets").tombstone()).isNull();
    }

    @Test
    void dropsAGroupThatShowsNoObject() {
        Described described = new Described()
                .operation("PUT /flags/{name}", null, reply("204", null))
                .operation("DELETE /flags/{name}", null, reply("204", null));
        assertThat(described.resourceNames()).isEmpty();
    }
}
