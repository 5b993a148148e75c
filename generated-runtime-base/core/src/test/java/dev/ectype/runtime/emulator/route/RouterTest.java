package dev.ectype.runtime.emulator.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.TestRequests;
import dev.ectype.runtime.plan.Plan;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class RouterTest {
    private static Router router(String... bindings) {
        StringBuilder plan = new StringBuilder("{\"format\":1,\"basePaths\":[\"/v1\"],\"operations\":[");
        for (String binding : bindings) {
            String[] parts = binding.split(" ", 3);
            plan.append(plan.charAt(plan.length() - 1) == '[' ? "" : ",")
                    .append("{\"id\":\"")
                    .append(parts[0])
                    .append("\",\"binding\":{\"kind\":\"http\",\"method\":\"GET\",\"path\":\"")
                    .append(parts[1])
                    .append('"')
                    .append(parts.length > 2 ? "," + parts[2].replace('\'', '"') : "")
                    .append("}}");
        }
        return Router.of(Plan.parse(plan.append("]}").toString().getBytes(StandardCharsets.UTF_8)));
    }

    /** Returns the operation and the texts of its parameters. */
    private static String found(Router router, String target) {
        RouteMatch match = new RouteMatch();
        router.find(TestRequests.of("GET", target, "", ""), match);
        HttpRoute route = match.route();
        if (route == null) {
            return "none";
        }
        StringBuilder found = new StringBuilder(route.plan().id());
        for (int index = 0; index < route.names().size(); index++) {
            found.append(' ').append(match.text(index));
        }
        return found.toString();
    }

    @Test
    void aSpanningParameterTakesOtherwiseUnmatchedSegments() {
        Router router = router(
                "file /files/{path} 'spanning':'path'",
                "meta /files/meta",
                "act /{parent}/{name}:act 'spanning':'parent'");
        assertThat(found(router, "/files/a")).isEqualTo("file a");
        assertThat(found(router, "/files/a/b%20c/d")).isEqualTo("file a/b c/d");
        assertThat(found(router, "/files/meta")).isEqualTo("meta");
        assertThat(found(router, "/v1/files/a/b")).isEqualTo("file a/b");
        assertThat(found(router, "/files/")).isEqualTo("none");
        assertThat(found(router, "/x/1/y/2:act")).isEqualTo("act x/1/y 2");
        assertThat(found(router, "/x/1/y/2:stop")).isEqualTo("none");
    }

    @Test
    void encodedLiteralsMatchTheirDecodedAndEncodedForms() {
        Router router = router("menu /caf%C3%A9/a%3Cb%3E", "plain /thé");
        assertThat(found(router, "/caf%C3%A9/a%3Cb%3E")).isEqualTo("menu");
        assertThat(found(router, "/caf%c3%a9/a%3cb%3e")).isEqualTo("menu");
        assertThat(found(router, "/th%C3%A9")).isEqualTo("plain");
        assertThat(found(router, "/cafe/a")).isEqualTo("none");
    }

    @Test
    void aSpanningParameterLeavesLiteralTextToOtherRoutes() {
        Router router = router(
                "one /{name} 'spanning':'name'",
                "all /{parent}/brands 'spanning':'parent'",
                "sum /{parent}/brands:sum 'spanning':'parent'",
                "act /{name}:act 'spanning':'name'");
        assertThat(found(router, "/accounts/1/brands")).isEqualTo("all accounts/1");
        assertThat(found(router, "/accounts/1/brands:sum")).isEqualTo("sum accounts/1");
        assertThat(found(router, "/accounts/1/brands/2")).isEqualTo("one accounts/1/brands/2");
        assertThat(found(router, "/accounts/1/brands/2:act")).isEqualTo("act accounts/1/brands/2");
    }

    @Test
    void anOrdinaryParameterTakesOneSegment() {
        Router router = router("pet /pets/{id}");
        assertThat(found(router, "/pets/1")).isEqualTo("pet 1");
        assertThat(found(router, "/pets/1%2F2")).isEqualTo("pet 1/2");
        assertThat(found(router, "/pets/1/2")).isEqualTo("none");
    }

    @Test
    void aTrailingSlashMattersOnlyIfBothFormsAreDescribed() {
        Router both = router("bare /pets", "slashed /pets/");
        assertThat(found(both, "/pets")).isEqualTo("bare");
        assertThat(found(both, "/pets/")).isEqualTo("slashed");
        assertThat(found(router("bare /pets"), "/pets/")).isEqualTo("bare");
        assertThat(found(router("slashed /pets/"), "/pets")).isEqualTo("slashed");
    }

    @Test
    void dotSegmentsAreResolved() {
        Router router = router("pet /pets/{id}", "pets /pets");
        assertThat(found(router, "/./pets/x/../7")).isEqualTo("pet 7");
        assertThat(found(router, "/../pets/.")).isEqualTo("pets");
        assertThat(found(router, "/pets/.hidden")).isEqualTo("pet .hidden");
        assertThat(found(router, "/pets/%2E%2E")).isEqualTo("pet ..");
    }

    @Test
    void anOperationMayHaveBasePathsOfItsOwn() {
        Router router = router("pets /pets", "upload /uploads 'basePaths':['/files']", "bare /bare 'basePaths':['/']");
        assertThat(found(router, "/v1/pets")).isEqualTo("pets");
        assertThat(found(router, "/files/uploads")).isEqualTo("upload");
        assertThat(found(router, "/uploads")).isEqualTo("upload");
        assertThat(found(router, "/v1/uploads")).isEqualTo("none");
        assertThat(found(router, "/v1/bare")).isEqualTo("none");
        assertThat(found(router, "/bare")).isEqualTo("bare");
    }
}
