package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class AssignCreationsByTypeTest {
    private static final TypeRef CART = object(member("address", text()));

    private static ModelFixture orders() {
        return new ModelFixture()
                .type("Order", object(required("id", text()), member("address", text())))
                .operation("GET /orders/{id}", null, reply("200", named("Order")));
    }

    @Test
    void aPathOfAnotherNameCreatesWhatItReturnsWithStatus201() {
        assertThat(orders().operation("POST /checkout", CART, reply("201", named("Order")))
                        .roleOf("POST /checkout"))
                .isEqualTo("orders create");
        assertThat(orders().operation("POST /checkout", CART, reply("200", named("Order")))
                        .roleOf("POST /checkout"))
                .isEqualTo("none");
    }

    @Test
    void theTextSaysThatAnInstanceIsCreated() {
        ModelFixture described = orders().operation("POST /checkout", CART, reply("200", named("Order")))
                .describedAs("Creates a new order from the cart.");
        assertThat(described.roleOf("POST /checkout")).isEqualTo("orders create");
    }

    @Test
    void aReplyWithATokenIsASessionUnlessTheNameRegistersAUser() {
        TypeRef session = object(member("user", named("User")), member("token", text()));
        ModelFixture described = new ModelFixture()
                .type("User", object(required("id", text()), member("email", text())))
                .operation("GET /users/{id}", null, reply("200", named("User")))
                .operation("POST /auth/login", object(member("email", text())), reply("201", session))
                .operation("POST /auth/sign-up", object(member("email", text())), reply("201", session));
        assertThat(described.roleOf("POST /auth/login")).isEqualTo("none");
        assertThat(described.roleOf("POST /auth/sign-up")).isEqualTo("users create at /user");
    }

    @Test
    void aBodyThatIdentifiesAnInstanceCreatesNone() {
        TypeRef move = object(required("order_id", text()), member("after", text()));
        assertThat(orders().operation("POST /checkout", move, reply("201", named("Order")))
                        .roleOf("POST /checkout"))
                .isEqualTo("none");
    }

    @Test
    void thePathOfTheCreationDoesNotChangeTheParent() {
        ModelFixture described = new ModelFixture()
                .type("App", object(required("id", text())))
                .type("Request", object(required("id", text()), member("subject", text())))
                .type("Key", object(required("kid", text()), member("use", text())))
                .operation("POST /apps", object(), reply("201", named("App")))
                .operation("GET /apps/{appId}", null, reply("200", named("App")))
                .operation("POST /apps/{appId}/requests", object(), reply("201", named("Request")))
                .operation("GET /apps/{appId}/requests/{requestId}", null, reply("200", named("Request")))
                .operation("GET /apps/{appId}/keys/{kid}", null, reply("200", named("Key")))
                .operation("POST /apps/{appId}/keys/generate", null, reply("201", named("Key")))
                .operation("POST /apps/{appId}/requests/{requestId}/publish", object(), reply("201", named("Key")));
        assertThat(described.roleOf("POST /apps/{appId}/requests/{requestId}/publish"))
                .isEqualTo("keys create");
        assertThat(described.inferred().model().relationships())
                .filteredOn(relationship -> relationship.from().value().equals("keys"))
                .extracting(relationship -> relationship.to().value())
                .containsExactly("apps");
    }
}
