package dev.ectype.controlplane.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.error.ErrorCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DocsPagesTest {
    private final Client nobody = ControlPlane.shared().nobody();

    @Test
    void browsesTheDescriptionWithNothingFromAnotherHost() {
        Reply page = nobody.get("/docs").is(200);
        assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
        assertThat(page.header("Content-Security-Policy"))
                .startsWith("default-src 'none'; script-src 'self' 'sha256-")
                .doesNotContain("http", "*", "unsafe-eval");
        assertThat(page.body().replace(ControlPlane.shared().address().toString(), ""))
                .contains("src=\"/docs/scalar.js\"")
                .doesNotContain("http:", "https:");
        Reply script = nobody.get("/docs/scalar.js").is(200);
        assertThat(script.header("Content-Type")).isEqualTo("text/javascript;charset=UTF-8");
        assertThat(script.body()).contains("@scalar/api-reference");
        assertThat(script.header("Content-Security-Policy"))
                .startsWith("default-src 'none';")
                .doesNotContain("script-src");
    }

    @Test
    void theRootLeadsToTheDashboard() {
        assertThat(nobody.get("/").is(303).header("Location")).isEqualTo("/dashboard");
    }

    @ParameterizedTest
    @EnumSource
    void explainsEachError(ErrorCode code) {
        Reply page = nobody.get(code.page()).is(200);
        assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
        assertThat(page.body())
                .contains("<h1>" + code.title() + "</h1>", code.code(), "What to do")
                .doesNotContain("<script");
        assertThat(page.header("Content-Security-Policy"))
                .startsWith("default-src 'none'; style-src 'sha256-")
                .doesNotContain("unsafe");
    }

    @Test
    void problemsPointToPagesThatAreThere() {
        Reply problem = ControlPlane.shared()
                .organization(Plan.FREE)
                .get("/v1/projects/none")
                .problem(404, "SERVICE_NOT_FOUND");
        String page = java.net.URI.create(problem.text("type")).getPath();
        assertThat(nobody.get(page).is(200).body()).contains("SERVICE_NOT_FOUND");
        nobody.get("/docs/errors/no-such-error").problem(404, "SERVICE_NOT_FOUND");
        nobody.get("/docs/errors/NOT_FOUND").problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void noOtherReplyMayShowAnything() {
        assertThat(nobody.get("/openapi.json").header("Content-Security-Policy"))
                .startsWith("default-src 'none';");
        assertThat(nobody.get("/v1/health/live").header("Content-Security-Policy"))
                .startsWith("default-src 'none';");
    }
}
