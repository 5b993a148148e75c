package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests identifiers with qualifiers in the path, such as {@code /repos/{owner}/{repo}}. */
final class QualifiedIdentifierTest {
    private static final String REPO = "content: {application/json: {schema: {$ref: '#/components/schemas/Repo'}}}";
    private static final String BODY =
            "requestBody: {content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string}}}}}}";
    private static final String REPOS = """
            /user/repos:
              post: {TOLD, responses: {'201': {description: ok, REPO}}}
            /orgs/{org}/repos:
              parameters: [{name: org, in: path, required: true, schema: {type: string}}]
              post: {TOLD, responses: {'201': {description: ok, REPO}}}
            /repos/{owner}/{repo}:
              parameters: [{name: owner, in: path, required: true, schema: {type: string}}, {name: repo, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, REPO}}}
              patch: {TOLD, responses: {'200': {description: ok, REPO}}}
              delete: {responses: {'204': {description: gone}}}
            /repos/{owner}/{repo}/issues:
              parameters: [{name: owner, in: path, required: true, schema: {type: string}}, {name: repo, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Issue'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Issue'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Issue'}}}}}
            """.replace("TOLD", BODY).replace("REPO", REPO);
    private static final String ISSUE =
            "Issue: {type: object, properties: {number: {type: integer, readOnly: true}, title: {type: string}}}\n";
    private static final String REPO_TYPE = ISSUE
            + "Repo: {type: object, required: [id, name, owner], properties: {id: {type: integer, readOnly: true}, name: {type: string}, owner: {type: object, required: [login], properties: {login: {type: string}}}}}\n";
    private static final String SILENT_REPO = ISSUE
            + "Repo: {type: object, required: [id, name], properties: {id: {type: integer, readOnly: true}, name: {type: string}}}\n";

    private static String text(Document document, String... path) {
        Document value = document.at(MemberPath.of(path));
        return value == null ? "" : value.text();
    }

    @Test
    void findsInstancesOnlyBelowTheirOwner() throws IOException, InterruptedException {
        try (ServedDescription hub = ServedDescription.of(REPOS, REPO_TYPE)) {
            ServedDescription.Answer made = hub.post("/orgs/acme/repos", "{\"name\":\"x\"}");
            assertThat(text(made.body(), "owner", "login")).isEqualTo("acme");
            assertThat(hub.get("/repos/acme/x").body()).isEqualTo(made.body());
            for (String path : new String[] {"/repos/other/x", "/repos/other/x/issues"}) {
                assertThat(hub.get(path).status()).isEqualTo(404);
            }
            assertThat(hub.send("PATCH", "/repos/other/x", "application/json", "{\"name\":\"y\"}")
                            .status())
                    .isEqualTo(404);
            assertThat(hub.delete("/repos/other/x").status()).isEqualTo(404);
            assertThat(hub.get("/repos/acme/x/issues").status()).isEqualTo(200);
            assertThat(hub.delete("/repos/acme/x").status()).isEqualTo(204);
        }
    }

    @Test
    void aSnapshotOfAnInstanceWithoutAnOwnerIsRestored() throws IOException, InterruptedException {
        String paths = REPOS.substring(0, REPOS.indexOf("/orgs/")) + REPOS.substring(REPOS.indexOf("/repos/{owner}"));
        try (ServedDescription hub = ServedDescription.of(paths, SILENT_REPO)) {
            assertThat(hub.post("/user/repos", "{\"name\":\"x\"}").status()).isEqualTo(201);
            String snapshot = hub.post("/__service/state/snapshot", "").text();
            assertThat(snapshot).contains("\"x\"");
            assertThat(hub.post("/__service/state/restore", snapshot).status()).isEqualTo(200);
            assertThat(hub.post("/__service/state/snapshot", "").text()).contains("\"x\"");
        }
    }

    @Test
    void anInstanceWithoutAGivenOwnerHasTheOwnerInItsReply() throws IOException, InterruptedException {
        try (ServedDescription hub = ServedDescription.of(REPOS, REPO_TYPE)) {
            Document made = hub.post("/user/repos", "{\"name\":\"x\"}").body();
            String owner = text(made, "owner", "login");
            assertThat(hub.get("/repos/" + owner + "/x").body()).isEqualTo(made);
            assertThat(hub.get("/repos/not" + owner + "/x").status()).isEqualTo(404);
        }
    }

    @Test
    void anInstanceWithoutAnOwnerIsFoundBelowAnyUntilOneIsSet() throws IOException, InterruptedException {
        try (ServedDescription hub = ServedDescription.of(REPOS, SILENT_REPO)) {
            hub.post("/user/repos", "{\"name\":\"x\"}");
            assertThat(hub.get("/repos/anybody/x").status()).isEqualTo(200);
            hub.post("/orgs/acme/repos", "{\"name\":\"y\"}");
            assertThat(hub.get("/repos/acme/y").status()).isEqualTo(200);
            assertThat(hub.get("/repos/anybody/y").status()).isEqualTo(404);
        }
    }

    @Test
    void equalNamesBelowDifferentOwnersAreDifferentInstances() throws IOException, InterruptedException {
        try (ServedDescription hub = ServedDescription.of(REPOS, REPO_TYPE)) {
            Document one = hub.post("/orgs/acme/repos", "{\"name\":\"x\"}").body();
            Document other =
                    hub.post("/orgs/umbrella/repos", "{\"name\":\"x\"}").body();
            assertThat(hub.get("/repos/acme/x").body()).isEqualTo(one);
            assertThat(hub.get("/repos/umbrella/x").body()).isEqualTo(other).isNotEqualTo(one);
            hub.post("/repos/acme/x/issues", "{\"title\":\"a\"}");
            assertThat(hub.get("/repos/umbrella/x/issues").text()).isEqualTo("[]");
            assertThat(hub.delete("/repos/acme/x").status()).isEqualTo(204);
            assertThat(hub.get("/repos/acme/x").status()).isEqualTo(404);
            assertThat(hub.get("/repos/umbrella/x").body()).isEqualTo(other);
        }
    }

    @Test
    void severalParametersIdentifyOneInstance() throws IOException, InterruptedException {
        String stars = REPOS + """
                /user/starred:
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Repo'}}}}}}}
                /user/starred/{owner}/{repo}:
                  parameters: [{name: owner, in: path, required: true, schema: {type: string}}, {name: repo, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'204': {description: yes}, '404': {description: no}}}
                  put: {responses: {'204': {description: starred}}}
                  delete: {responses: {'204': {description: not any more}}}
                """;
        try (ServedDescription hub = ServedDescription.of(stars, REPO_TYPE)) {
            hub.post("/orgs/acme/repos", "{\"name\":\"x\"}");
            hub.post("/orgs/umbrella/repos", "{\"name\":\"x\"}");
            assertThat(hub.get("/user/starred/acme/x").status()).isEqualTo(404);
            assertThat(hub.put("/user/starred/nobody/x", "").status()).isEqualTo(404);
            assertThat(hub.put("/user/starred/acme/x", "").status()).isEqualTo(204);
            assertThat(hub.get("/user/starred/acme/x").status()).isEqualTo(204);
            assertThat(hub.get("/user/starred/umbrella/x").status()).isEqualTo(404);
            Document starred = hub.get("/user/starred").body();
            assertThat(starred.size()).isEqualTo(1);
            assertThat(text(starred.element(0), "owner", "login")).isEqualTo("acme");
            assertThat(hub.delete("/user/starred/acme/x").status()).isEqualTo(204);
            assertThat(hub.get("/user/starred").text()).isEqualTo("[]");
            assertThat(hub.get("/repos/acme/x").status()).isEqualTo(200);
        }
    }

    @Test
    void aSubListIsNotAListOfOwners() throws IOException, InterruptedException {
        String forks = REPOS + """
                /repos/{owner}/{repo}/forks:
                  parameters: [{name: owner, in: path, required: true, schema: {type: string}}, {name: repo, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Repo'}}}}}}}
                """;
        try (ServedDescription hub = ServedDescription.of(forks, REPO_TYPE)) {
            hub.post("/orgs/acme/repos", "{\"name\":\"x\"}");
            hub.post("/orgs/umbrella/repos", "{\"name\":\"x\"}");
            assertThat(hub.get("/repos/acme/x/forks").text()).contains("umbrella");
            assertThat(hub.get("/repos/other/x/forks").status()).isEqualTo(404);
            assertThat(hub.get("/repos/other/x").text()).contains("'x' among the repos with the owner 'other'");
        }
    }

    @Test
    void aLaterEditionKeepsQualifiers() throws IOException, InterruptedException {
        try (ServedDescription accounts = ServedDescription.of(SPACES, SPACE)) {
            accounts.put("/accounts/a/spaces/x", "{\"size\":1}");
            accounts.put("/accounts/b/spaces/x", "{\"size\":2}");
            Emulator later =
                    ServedDescription.compiled(SPACES, SPACE.replace("size: ", "color: {type: string}, size: "));
            assertThat(accounts.emulator().continueAs(later).lost()).isEmpty();
            assertThat(accounts.get("/accounts/a/spaces/x").text()).contains("\"size\":1");
            assertThat(accounts.get("/accounts/b/spaces/x").text()).contains("\"size\":2");
            assertThat(accounts.get("/accounts/c/spaces/x").status()).isEqualTo(404);
        }
    }

    private static final String SPACES = """
            /accounts/{account}/spaces:
              parameters: [{name: account, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Space'}}}}}}}
            /accounts/{account}/spaces/{slug}:
              parameters: [{name: account, in: path, required: true, schema: {type: string}}, {name: slug, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Space'}}}}}}
              put:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Space'}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Space'}}}}, '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Space'}}}}}
              delete: {responses: {'204': {description: gone}}}
            """;
    private static final String SPACE =
            "Space: {type: object, required: [size], properties: {slug: {type: string}, size: {type: integer}}}\n";

    @Test
    void instancesBelowUnknownQualifiersAreSeparate() throws IOException, InterruptedException {
        try (ServedDescription accounts = ServedDescription.of(SPACES, SPACE)) {
            accounts.put("/accounts/a/spaces/x", "{\"size\":1}");
            accounts.put("/accounts/b/spaces/x", "{\"size\":2}");
            accounts.put("/accounts/b/spaces/x", "{\"size\":3}");
            accounts.put("/accounts/a%2Fb/spaces/y", "{\"size\":4}");
            assertThat(accounts.get("/accounts/a/spaces/x").text()).contains("\"size\":1");
            assertThat(accounts.get("/accounts/b/spaces/x").text()).contains("\"size\":3");
            assertThat(accounts.get("/accounts/a/spaces").body().size()).isEqualTo(1);
            assertThat(accounts.get("/accounts/a%2Fb/spaces/y").text()).contains("\"slug\":\"y\"");
            assertThat(accounts.get("/accounts/a/spaces/y").status()).isEqualTo(404);
            assertThat(accounts.delete("/accounts/b/spaces/x").status()).isEqualTo(204);
            assertThat(accounts.get("/accounts/b/spaces").text()).isEqualTo("[]");
            assertThat(accounts.get("/accounts/a/spaces/x").status()).isEqualTo(200);
        }
    }

    @Test
    void aSnapshotKeepsQualifiers() throws IOException, InterruptedException {
        try (ServedDescription accounts = ServedDescription.of(SPACES, SPACE)) {
            accounts.put("/accounts/a/spaces/x", "{\"size\":1}");
            String snapshot = accounts.post("/__service/state/snapshot", "{}").text();
            accounts.delete("/accounts/a/spaces/x");
            assertThat(accounts.post("/__service/state/restore", snapshot).status())
                    .isLessThan(300);
            assertThat(accounts.get("/accounts/a/spaces/x").status()).isEqualTo(200);
            assertThat(accounts.get("/accounts/b/spaces/x").status()).isEqualTo(404);
        }
    }
}
