package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonBoolean;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindItemTypesTest {
    private static final TypeRef ONLY_TRUE = new EnumType(List.of(JsonBoolean.of(true)), TypeNotes.NONE);

    private static TypeRef anyOf(TypeRef... variants) {
        return new UnionType(List.of(variants), false, null, TypeNotes.NONE);
    }

    @Test
    void storesTheReadTypeAndSeparatesTheTombstone() {
        ModelFixture described = new ModelFixture()
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
    void keepsAUnionWithoutATombstone() {
        TypeRef union = anyOf(named("Cat"), named("Dog"));
        ModelFixture described = new ModelFixture()
                .type("Cat", object(required("id", text()), member("lives", integer())))
                .type("Dog", object(required("id", text()), member("breed", text())))
                .operation("POST /pets", union, reply("201", union))
                .operation("GET /pets/{id}", null, reply("200", union));
        assertThat(described.resource("pets").type()).isEqualTo(union);
        assertThat(described.resource("pets").tombstone()).isNull();
    }

    @Test
    void dropsAGroupWithoutAnObject() {
        ModelFixture described = new ModelFixture()
                .operation("PUT /flags/{name}", null, reply("204", null))
                .operation("DELETE /flags/{name}", null, reply("204", null));
        assertThat(described.resourceNames()).isEmpty();
    }
}
