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
import org.junit.jupiter.api.Test;

final class FindCurrentUserPathsTest {
    private static ModelFixture users() {
        return new ModelFixture()
                .type("User", object(required("id", integer()), member("name", text())))
                .type(
                        "Account",
                        object(required("id", integer()), member("name", text()), member("email", text("email"))))
                .operation("GET /users", null, reply("200", array(named("User"))))
                .operation("GET /users/{userId}", null, reply("200", named("User")));
    }

    @Test
    void theCurrentUserIsOneOfTheListedUsers() {
        ModelFixture described = users().operation("GET /users/current", null, reply("200", named("User")))
                .operation("PATCH /users/current", named("User"), reply("200", named("User")));
        assertThat(described.resourceNames()).containsExactly("users");
        assertThat(described.roleOf("GET /users/current")).isEqualTo("users read");
        assertThat(described.roleOf("PATCH /users/current")).isEqualTo("users update");
        assertThat(described.parameterBindingsOf("GET /users/current")).containsExactly("current=users.id");
    }

    @Test
    void theCurrentUserIsStoredWithTheMembersOfBothTypes() {
        ModelFixture described = users().operation("GET /me", null, reply("200", named("Account")));
        assertThat(described.roleOf("GET /me")).isEqualTo("users read");
        assertThat(described.resource("users").type()).isEqualTo(named("Account"));
    }

    @Test
    void keepsASingletonOfAnotherType() {
        ModelFixture described = users().operation(
                        "GET /me", null, reply("200", object(member("quota", integer()), member("plan", text()))));
        assertThat(described.resourceNames()).containsExactly("users", "me");
    }
}
