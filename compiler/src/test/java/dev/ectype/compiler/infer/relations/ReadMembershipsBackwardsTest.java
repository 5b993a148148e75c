package dev.ectype.compiler.infer.relations;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import org.junit.jupiter.api.Test;

final class ReadMembershipsBackwardsTest {
    private static ModelFixture groups() {
        return new ModelFixture()
                .type("User", object(required("id", text()), member("mail", text())))
                .type("Group", object(required("id", text()), member("title", text())))
                .operation("GET /users/{userId}", null, reply("200", named("User")))
                .operation("POST /users", object(member("mail", text())), reply("201", named("User")))
                .operation("GET /groups/{groupId}", null, reply("200", named("Group")))
                .operation("POST /groups", object(member("title", text())), reply("201", named("Group")))
                .operation("GET /groups/{groupId}/users", null, reply("200", array(named("User"))))
                .operation("PUT /groups/{groupId}/users/{userId}", null, reply("204", null))
                .operation("DELETE /groups/{groupId}/users/{userId}", null, reply("204", null));
    }

    @Test
    void listsAMembershipFromItsOtherEnd() {
        ModelFixture described = groups().operation(
                        "GET /users/{userId}/groups", null, reply("200", array(named("Group"))))
                .operation("GET /users/{userId}/groups/{groupId}", null, reply("200", named("Group")));
        assertThat(described.roleOf("GET /users/{userId}/groups"))
                .isEqualTo("groups list backwards through groups.users");
        assertThat(described.roleOf("GET /users/{userId}/groups/{groupId}"))
                .isEqualTo("groups read linked backwards through groups.users");
    }

    @Test
    void leavesListsWithAnotherNameAlone() {
        ModelFixture described =
                groups().operation("GET /users/{userId}/suggestions", null, reply("200", array(named("Group"))));
        assertThat(described.roleOf("GET /users/{userId}/suggestions")).isEqualTo("groups list");
    }

    @Test
    void leavesListsWithWritesAlone() {
        ModelFixture described = groups().operation(
                        "GET /users/{userId}/groups", null, reply("200", array(named("Group"))))
                .operation(
                        "POST /users/{userId}/groups", object(member("title", text())), reply("201", named("Group")));
        assertThat(described.roleOf("GET /users/{userId}/groups")).doesNotContain("back");
    }

    @Test
    void separatesTheEndsOfASelfMembershipByTheirNames() {
        String following = "PUT /users/{userId}/following/{followedUserId}";
        ModelFixture described = groups().operation(following, null, reply("204", null))
                .operation("DELETE /users/{userId}/following/{followedUserId}", null, reply("204", null))
                .operation("GET /users/{userId}/following", null, reply("200", array(named("User"))))
                .operation("GET /users/{userId}/followers", null, reply("200", array(named("User"))))
                .operation("GET /users/{userId}/friends", null, reply("200", array(named("User"))));
        assertThat(described.roleOf("GET /users/{userId}/following")).isEqualTo("users list through users.following");
        assertThat(described.roleOf("GET /users/{userId}/followers"))
                .isEqualTo("users list backwards through users.following");
        assertThat(described.roleOf("GET /users/{userId}/friends")).doesNotContain("through");
    }
}
