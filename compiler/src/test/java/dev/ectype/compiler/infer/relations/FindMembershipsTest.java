package dev.ectype.compiler.infer.relations;

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
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class FindMembershipsTest {
    private static ModelFixture teams() {
        return new ModelFixture()
                .type("User", object(required("id", integer()), required("name", text()), member("mail", text())))
                .type("Team", object(required("id", integer()), required("title", text())))
                .operation("GET /users/{userId}", null, reply("200", named("User")))
                .operation("POST /users", object(required("name", text())), reply("201", named("User")))
                .operation("GET /teams/{teamId}", null, reply("200", named("Team")))
                .operation("POST /teams", object(required("title", text())), reply("201", named("Team")))
                .operation("GET /teams/{teamId}/members", null, reply("200", array(named("User"))))
                .operation("DELETE /teams/{teamId}/members/{userId}", null, reply("204", null));
    }

    @Test
    void linksInstancesWithAnotherPath() {
        String put = "PUT /teams/{teamId}/members/{userId}";
        ModelFixture teams = teams().operation(put, null, reply("204", null));
        assertThat(teams.roleOf(put)).isEqualTo("users link through teams.members without content");
        assertThat(teams.roleOf("DELETE /teams/{teamId}/members/{userId}"))
                .isEqualTo("users unlink through teams.members without content");
        assertThat(teams.roleOf("GET /teams/{teamId}/members")).isEqualTo("users list through teams.members");
        assertThat(teams.parameterBindingsOf(put)).containsExactly("teamId=teams.id", "userId=users.id");
        assertThat(teams.resourceNames()).containsExactlyInAnyOrder("users", "teams");
    }

    @Test
    void linksToTheCurrentUserIfThePathNamesNoOwner() {
        String put = "PUT /me/following/{followedUserId}";
        ModelFixture users = teams().operation(put, null, reply("204", null))
                .operation("DELETE /me/following/{followedUserId}", null, reply("204", null))
                .operation("GET /me/following/{followedUserId}", null, reply("204", null), reply("404", null));
        assertThat(users.roleOf(put)).isEqualTo("users link through me.following without content");
        assertThat(users.roleOf("GET /me/following/{followedUserId}"))
                .isEqualTo("users read linked through me.following without content");
    }

    @Test
    void listsLinkedInstancesInAShortForm() {
        ModelFixture repos = new ModelFixture()
                .type(
                        "Repo",
                        object(
                                required("id", integer()),
                                required("name", text()),
                                member("url", text()),
                                member("size", integer())))
                .type("Short", object(required("id", integer()), required("name", text()), member("url", text())))
                .operation("POST /repos", object(required("name", text())), reply("201", named("Repo")))
                .operation("GET /repos/{owner}/{repo}", null, reply("200", named("Repo")))
                .operation("GET /mirrors", null, reply("200", array(named("Short"))))
                .operation("GET /mirrors/{mirrorId}", null, reply("200", named("Short")))
                .operation("GET /me/starred", null, reply("200", array(named("Short"))))
                .operation("GET /me/starred/{owner}/{repo}", null, reply("204", null), reply("404", null))
                .operation("PUT /me/starred/{owner}/{repo}", null, reply("204", null))
                .operation("DELETE /me/starred/{owner}/{repo}", null, reply("204", null));
        assertThat(repos.roleOf("GET /me/starred")).isEqualTo("repos list through me.starred");
    }

    @Test
    void linksInstancesThatAListExtendsByMembersOfTheMembership() {
        ObjectMember[] user = {
            required("id", integer()),
            required("login", text()),
            required("url", text()),
            member("page", text()),
            member("kind", text())
        };
        ObjectMember[] collaborator = Arrays.copyOf(user, user.length + 1);
        collaborator[user.length] = required("role", text());
        ModelFixture repos = new ModelFixture()
                .type("User", object(user))
                .type("Collaborator", object(collaborator))
                .type(
                        "Repo",
                        object(required("id", integer()), required("name", text()), member("owner", named("User"))))
                .operation("GET /users/{username}", null, reply("200", named("User")))
                .operation("GET /users/{username}/repos", null, reply("200", array(named("Repo"))))
                .operation("POST /repos", object(required("name", text())), reply("201", named("Repo")))
                .operation("GET /repos/{id}", null, reply("200", named("Repo")))
                .operation("GET /repos/{id}/collaborators", null, reply("200", array(named("Collaborator"))))
                .operation("GET /repos/{id}/collaborators/{username}", null, reply("204", null), reply("404", null))
                .operation(
                        "PUT /repos/{id}/collaborators/{username}",
                        object(member("permission", text())),
                        reply("204", null))
                .operation("DELETE /repos/{id}/collaborators/{username}", null, reply("204", null));
        assertThat(repos.roleOf("PUT /repos/{id}/collaborators/{username}"))
                .isEqualTo("users link through repos.collaborators without content");
        assertThat(repos.roleOf("GET /repos/{id}/collaborators")).isEqualTo("users list through repos.collaborators");
        assertThat(repos.parameterBindingsOf("PUT /repos/{id}/collaborators/{username}"))
                .containsExactly("id=repos.id", "username=users.login");
        assertThat(repos.roleOf("GET /users/{username}/repos")).isEqualTo("repos list");
    }

    @Test
    void readsConsecutiveParametersAsOneIdentifier() {
        String put = "PUT /me/starred/{owner}/{repo}";
        ModelFixture repos = new ModelFixture()
                .type("Repo", object(required("id", integer()), required("name", text())))
                .operation("GET /repos/{owner}/{repo}", null, reply("200", named("Repo")))
                .operation(put, null, reply("204", null))
                .operation("DELETE /me/starred/{owner}/{repo}", null, reply("204", null));
        assertThat(repos.roleOf(put)).isEqualTo("repos link through me.starred without content");
        assertThat(repos.parameterBindingsOf(put))
                .isEqualTo(repos.parameterBindingsOf("GET /repos/{owner}/{repo}"))
                .containsExactly("repo=repos.name");
        String other = "PUT /me/starred/{place}/{repo}";
        ModelFixture others = new ModelFixture()
                .type("Repo", object(required("id", integer()), required("name", text())))
                .operation("GET /repos/{owner}/{repo}", null, reply("200", named("Repo")))
                .operation(other, null, reply("204", null))
                .operation("DELETE /me/starred/{place}/{repo}", null, reply("204", null));
        assertThat(others.roleOf(other)).doesNotContain("link");
    }

    @Test
    void leavesBodiesWithResourceMembersAlone() {
        String put = "PUT /teams/{teamId}/members/{userId}";
        ModelFixture described =
                teams().operation(put, object(required("name", text()), member("mail", text())), reply("200", null));
        assertThat(described.roleOf(put)).startsWith("members replace");
        ModelFixture posted = teams().operation(
                        "POST /teams/{teamId}/members", named("User"), reply("201", named("User")))
                .operation(put, null, reply("204", null));
        assertThat(posted.roleOf(put)).startsWith("members update");
    }

    @Test
    void linksWithMembershipMembersIfTheInstanceHasItsOwnDelete() {
        String put = "PUT /teams/{teamId}/members/{userId}";
        ModelFixture costly = teams().operation(put, object(required("price", integer())), reply("204", null));
        assertThat(costly.roleOf(put)).startsWith("members");
        costly = teams().operation(
                        put, object(required("price", integer()), required("id", integer())), reply("204", null))
                .operation("DELETE /users/{userId}", null, reply("204", null));
        assertThat(costly.roleOf(put)).isEqualTo("users link through teams.members without content");
        assertThat(costly.roleOf("DELETE /teams/{teamId}/members/{userId}"))
                .isEqualTo("users unlink through teams.members without content");
    }

    @Test
    void createsAResourceWithoutAnotherPath() {
        String put = "PUT /teams/{teamId}/domains/{domain}";
        ModelFixture domains = teams().operation(
                        "GET /teams/{teamId}/domains", null, reply("200", array(object(member("domain", text())))))
                .operation(put, null, reply("204", null))
                .operation("DELETE /teams/{teamId}/domains/{domain}", null, reply("204", null));
        assertThat(domains.roleOf(put)).isEqualTo("domains replace or create without content");
    }
}
