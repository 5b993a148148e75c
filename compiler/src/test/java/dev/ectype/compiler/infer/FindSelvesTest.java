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

import org.junit.jupiter.api.Test;

final class FindSelvesTest {
    private static Described users() {
        return new Described()
                .type("User", object(required("id", integer()), member("name", text())))
                .type(
                        "Account",
                        object(required("id", integer()), member("name", text()), member("email", text("email"))))
                .operation("GET /users", null, reply("200", array(named("User"))))
                .operation("GET /users/{userId}", null, reply("200", named("User")));
    }

    @Test
    void whoeverAsksIsOneOfThoseBesideThem() {
        Described described = users().operation("GET /users/current", null, reply("200", named("User")))
                .operation("PATCH /users/current", named("User"), reply("200", named("User")));
        assertThat(described.resourceNames()).containsExactly("users");
        assertThat(described.roleOf("GET /users/current")).isEqualTo("users read");
        assertThat(described.roleOf("PATCH /users/current")).isEqualTo("users update");
        assertThat(described.tiesOf("GET /users/current")).containsExactly("current=users.id");
    }

    @Test
    void whoeverAsksIsAUserWhereverTheyAreShownAndStoredWithAllThatIsShown() {
        Described described = users().operation("GET /me", null, reply("200", named("Account")));
        assertThat(described.roleOf("GET /me")).isEqualTo("users read");
        assertThat(described.resource("users").type()).isEqualTo(named("Account"));
    }

    @Test
    void whatLooksLikeNoneOfThemStaysTheOnlyOne() {
        Described described = users().operation(
                        "GET /me", null, reply("200", object(member("quota", integer()), member("plan", text()))));
        assertThat(described.resourceNames()).containsExactly("users", "me");
    }
}
