package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.sample.SampleApi.Reply;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class SourceHostingSampleTest {
    @SuppressWarnings("NullAway.Init")
    private static SampleApi api;

    @BeforeAll
    static void serve() {
        api = SampleApi.of("source-hosting", "Authorization", "Bearer any");
    }

    @BeforeEach
    void forget() {
        api.reset();
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static final String HASH = "8c1f3e0b7a5d4e29b6c2f0a1d3e5c7b9f1a2b3c4";

    private static String repository(String owner, String name) {
        api.create("/accounts/" + owner + "/repositories", "{'name':'" + name + "'}", "name");
        return "/repositories/" + owner + "/" + name;
    }

    private static String issue(String repository, String title) {
        return api.create(repository + "/issues", "{'title':'" + title + "'}", "number");
    }

    @Test
    void theCurrentUserIsAnAccount() {
        String me = api.get("/me").at("login");
        assertThat(api.get("/accounts").each("", "login")).contains(me, "jonas", "harbour");
        assertThat(api.get("/accounts/" + me).response().body())
                .isEqualTo(api.get("/me").response().body());
        assertThat(api.get("/accounts?kind=group").each("", "login")).containsExactly("harbour");
        assertThat(api.get("/accounts/nobody").status()).isEqualTo(404);
    }

    @Test
    void aRepositoryIsIdentifiedByOwnerAndName() {
        String lamp = repository("mira", "lamp");
        Reply other = api.post("/accounts/jonas/repositories", "{'name':'lamp','description':'Another'}");
        assertThat(other.at("full_name")).isEqualTo("jonas/lamp");
        assertThat(api.get(lamp).at("full_name")).isEqualTo("mira/lamp");
        assertThat(api.get(lamp).at("description")).isEqualTo("null");
        assertThat(api.get("/repositories/jonas/lamp").at("description")).isEqualTo("Another");
        assertThat(api.get("/repositories/harbour/lamp").status()).isEqualTo(404);
    }

    @Test
    void repositoryNamesAreUniquePerOwner() {
        repository("mira", "lamp");
        Reply taken = api.post("/accounts/mira/repositories", "{'name':'lamp'}");
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.at("code")).isEqualTo("already_exists");
        assertThat(api.get("/accounts/newcomer/repositories").status()).isEqualTo(404);
        assertThat(api.post("/accounts/newcomer/repositories", "{'name':'lamp'}")
                        .status())
                .isEqualTo(201);
        Reply wrong = api.post("/accounts/mira/repositories", "{'name':'a lamp'}");
        assertThat(wrong.status()).isEqualTo(422);
        assertThat(wrong.each("errors", "field")).containsExactly("name");
    }

    @Test
    void branchesBelongToARepository() {
        String lamp = repository("mira", "lamp");
        String horn = repository("mira", "horn");
        assertThat(api.get(lamp + "/commits").each("", "hash")).hasSize(3).contains(HASH);
        assertThat(api.get(lamp + "/commits/" + HASH).at("message")).isEqualTo("Begin");
        String branch = "{'name':'steady','commit':'" + HASH + "'}";
        assertThat(api.post(lamp + "/branches", branch).status()).isEqualTo(201);
        assertThat(api.post(lamp + "/branches", branch).status()).isEqualTo(409);
        assertThat(api.get(lamp + "/branches/steady").at("commit")).isEqualTo(HASH);
        assertThat(api.get(horn + "/branches/steady").status()).isEqualTo(404);
        assertThat(api.get(horn + "/branches").each("", "name")).isEmpty();
    }

    @Test
    void aFileIsWrittenUnderAPathWithSlashes() {
        String file = repository("mira", "lamp") + "/files/docs/manual/lens.md";
        assertThat(api.get(file).status()).isEqualTo(404);
        api.put(file, "{'content':'SGVsbG8K','message':'Begin'}");
        api.put(file, "{'content':'SGVsbG8hCg==','message':'Shout'}");
        assertThat(api.get(file).at("content")).isEqualTo("SGVsbG8hCg==");
        assertThat(api.get(file).at("path")).isEqualTo("docs/manual/lens.md");
    }

    @Test
    void closedIssuesAreListedOnlyOnRequest() {
        String lamp = repository("mira", "lamp");
        String first = issue(lamp, "It flickers");
        String second = issue(lamp, "It hums");
        Reply closed = api.patch(lamp + "/issues/" + first, "{'state':'closed'}");
        assertThat(closed.at("closed_at")).startsWith("2025-01-01T");
        assertThat(api.get(lamp + "/issues").each("", "number")).containsExactly(second);
        assertThat(api.get(lamp + "/issues?state=closed").each("", "number")).containsExactly(first);
        assertThat(api.get(lamp + "/issues?state=all&sort=number&direction=asc").each("", "number"))
                .containsExactly(first, second);
        assertThat(api.patch(lamp + "/issues/" + first, "{'state':'open'}").at("closed_at"))
                .isEqualTo("null");
    }

    @Test
    void issuesAreFoundByAssignee() {
        String lamp = repository("mira", "lamp");
        String first = issue(lamp, "It flickers");
        issue(lamp, "It hums");
        api.patch(lamp + "/issues/" + first, "{'assignee':'jonas'}");
        assertThat(api.get(lamp + "/issues?assignee=jonas").each("", "number")).containsExactly(first);
        assertThat(api.get(repository("jonas", "horn") + "/issues/" + first).status())
                .isEqualTo(404);
    }

    @Test
    void pagesAreLinked() {
        String lamp = repository("mira", "lamp");
        List.of("a", "b", "c").forEach(title -> issue(lamp, title));
        Reply page = api.get(lamp + "/issues?per_page=2");
        assertThat(page.each("", "title")).containsExactly("c", "b");
        assertThat(page.field("link")).contains("page=2>; rel=\"next\"", "rel=\"last\"");
        String next = page.field("link").replaceFirst("^<[^/]*//[^/]*([^>]*)>.*", "$1");
        Reply last = api.get(next);
        assertThat(last.each("", "title")).containsExactly("a");
        assertThat(last.field("link")).contains("rel=\"prev\"").doesNotContain("rel=\"next\"");
    }

    @Test
    void anIssueHasItsAddedLabels() {
        String lamp = repository("mira", "lamp");
        String first = lamp + "/issues/" + issue(lamp, "It flickers");
        String second = lamp + "/issues/" + issue(lamp, "It hums");
        api.create(lamp + "/labels", "{'name':'bug','color':'d73a4a'}", "name");
        assertThat(api.put(first + "/labels/bug", "").status()).isEqualTo(204);
        assertThat(api.put(first + "/labels/nothing", "").status()).isEqualTo(404);
        assertThat(api.get(first + "/labels").each("", "name")).containsExactly("bug");
        assertThat(api.get(second + "/labels").each("", "name")).isEmpty();
        assertThat(api.delete(first + "/labels/bug").status()).isEqualTo(204);
        assertThat(api.get(first + "/labels").each("", "name")).isEmpty();
        assertThat(api.get(lamp + "/labels/bug").at("color")).isEqualTo("d73a4a");
    }

    @Test
    void commentsStayBelowTheirIssue() {
        String lamp = repository("mira", "lamp");
        String first = lamp + "/issues/" + issue(lamp, "It flickers");
        String second = lamp + "/issues/" + issue(lamp, "It hums");
        String comment = api.create(first + "/comments", "{'body':'I see it too.'}", "id");
        assertThat(api.get(first + "/comments").each("", "body")).containsExactly("I see it too.");
        assertThat(api.get(second + "/comments").each("", "body")).isEmpty();
        assertThat(api.delete(second + "/comments/" + comment).status()).isEqualTo(404);
        assertThat(api.delete(first + "/comments/" + comment).status()).isEqualTo(204);
        assertThat(api.get(first + "/comments").each("", "body")).isEmpty();
        assertThat(api.post(lamp + "/issues/99/comments", "{'body':'?'}").status())
                .isEqualTo(404);
    }

    @Test
    void aChangeIsMergedOnce() {
        String lamp = repository("mira", "lamp");
        String change = "{'title':'Steady','source_branch':'steady','target_branch':'main'}";
        String path = lamp + "/changes/" + api.create(lamp + "/changes", change, "number");
        assertThat(api.get(path).at("state")).isEqualTo("open");
        Reply merged = api.post(path + "/merge", "");
        assertThat(merged.at("state")).isEqualTo("merged");
        assertThat(merged.at("merged_at")).startsWith("2025-01-01T");
        assertThat(api.post(path + "/merge", "").at("code")).isEqualTo("invalid_state");
        assertThat(api.get(lamp + "/changes").each("", "number")).isEmpty();
        assertThat(api.get(lamp + "/changes?state=merged").each("", "number")).hasSize(1);
    }

    @Test
    void theLatestReleaseIsTheLastPublishedOne() {
        String releases = repository("mira", "lamp") + "/releases";
        assertThat(api.get(releases + "/latest").status()).isEqualTo(404);
        api.create(releases, "{'tag_name':'v1','name':'First light'}", "tag_name");
        api.create(releases, "{'tag_name':'v2','name':'Second light'}", "tag_name");
        assertThat(api.get(releases + "/latest").at("tag_name")).isEqualTo("v2");
        assertThat(api.get(releases + "/v1").at("name")).isEqualTo("First light");
        assertThat(api.post(releases, "{'tag_name':'v1','name':'Again'}").status())
                .isEqualTo(409);
        assertThat(api.get(releases).each("", "tag_name")).containsExactly("v2", "v1");
        assertThat(api.get(repository("jonas", "horn") + "/releases/latest").status())
                .isEqualTo(404);
    }

    @Test
    void starsAreAddedAndRemoved() {
        repository("mira", "lamp");
        String star = "/me/stars/mira/lamp";
        assertThat(api.get(star).status()).isEqualTo(404);
        assertThat(api.put(star, "").status()).isEqualTo(204);
        assertThat(api.get(star).status()).isEqualTo(204);
        assertThat(api.get("/me/stars").each("", "full_name")).containsExactly("mira/lamp");
        assertThat(api.put("/me/stars/jonas/lamp", "").status()).isEqualTo(404);
        assertThat(api.delete(star).status()).isEqualTo(204);
        assertThat(api.get("/me/stars").each("", "full_name")).isEmpty();
    }

    @Test
    void theContentsOfARepositoryAreDeletedWithIt() {
        String lamp = repository("mira", "lamp");
        issue(lamp, "It flickers");
        assertThat(api.delete(lamp).status()).isEqualTo(204);
        assertThat(api.get(lamp + "/issues").status()).isEqualTo(404);
        repository("mira", "lamp");
        assertThat(api.get(lamp + "/issues?state=all").each("", "number")).isEmpty();
    }
}
