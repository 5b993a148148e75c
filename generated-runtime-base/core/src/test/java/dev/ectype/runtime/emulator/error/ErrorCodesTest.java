package dev.ectype.runtime.emulator.error;

import static dev.ectype.runtime.emulator.error.WrittenErrors.INTEGER;
import static dev.ectype.runtime.emulator.error.WrittenErrors.TEXT;
import static dev.ectype.runtime.emulator.error.WrittenErrors.VOCABULARY;
import static dev.ectype.runtime.emulator.error.WrittenErrors.exit;
import static dev.ectype.runtime.emulator.error.WrittenErrors.member;
import static dev.ectype.runtime.emulator.error.WrittenErrors.object;
import static dev.ectype.runtime.emulator.error.WrittenErrors.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.error.ErrorPlan;
import dev.ectype.runtime.plan.error.ErrorWordsPlan;
import dev.ectype.runtime.plan.error.ProblemKind;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the codes of errors: configured ones, constants of enums, and those of example errors. */
final class ErrorCodesTest {
    @Test
    void configuredCodesAndMessagesReplaceTheGeneratedOnes() {
        ErrorPlan configured = new ErrorPlan(
                VOCABULARY.members(),
                VOCABULARY.codes(),
                List.of(
                        new ErrorWordsPlan(null, ProblemKind.CONFLICT, 0, "CLASH", "It clashes."),
                        new ErrorWordsPlan("readThing", ProblemKind.STATE, 423, "LOCKED", null),
                        new ErrorWordsPlan("other", ProblemKind.STATE, 400, "OTHER", null),
                        new ErrorWordsPlan(null, ProblemKind.MISSING, 410, "7", null),
                        new ErrorWordsPlan(null, ProblemKind.INVALID, 0, "BROKEN", null)));
        String type = object(member("code", TEXT, true), member("message", TEXT, true));
        ExitPlan conflict = exit(ExitPlan.Kind.CONFLICT, 409, type);
        assertThat(written(Problem.wrongState("is sold"), configured, conflict))
                .isEqualTo("423 {\"code\":\"LOCKED\",\"message\":\"It clashes.\"}");
        assertThat(written(Problem.conflict("exists"), configured, conflict))
                .isEqualTo("409 {\"code\":\"CLASH\",\"message\":\"It clashes.\"}");
        String number = object(member("code", "{\"kind\":\"number\",\"integer\":true}", true));
        assertThat(written(Problem.missing("no things"), configured, exit(ExitPlan.Kind.MISSING, 404, number)))
                .isEqualTo("410 {\"code\":7}");
        assertThat(written(Problem.of(418, "teapot", "tea"), configured, conflict))
                .isEqualTo("418 {\"code\":\"teapot\",\"message\":\"tea\"}");
        String listed =
                object(member("code", "{\"kind\":\"enum\",\"values\":[\"NOT_FOUND\",\"VALIDATION_ERROR\"]}", true));
        Problem invalid = Problem.invalid(List.of(new Problem.Detail("body/name", "required", "is required")));
        assertThat(written(invalid, configured, exit(ExitPlan.Kind.INVALID, 400, listed)))
                .isEqualTo("400 {\"code\":\"VALIDATION_ERROR\"}");
        assertThat(written(Problem.missing("no things"), configured)).startsWith("410 {\"code\":\"7\"");
    }

    @Test
    void enumConstantsAreChosenByMeaning() {
        String types = "{\"kind\":\"enum\",\"values\":[\"api_error\",\"card_error\",\"idempotency_error\","
                + "\"invalid_request_error\"]}";
        String type = object(member("type", types, true), member("param", TEXT, false), member("message", TEXT, false));
        Problem lacking = Problem.invalid(List.of(new Problem.Detail("body/currency", "required", "is required")));
        assertThat(written(lacking, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo("400 {\"type\":\"invalid_request_error\",\"param\":\"currency\","
                        + "\"message\":\"body/currency: is required\"}");
        assertThat(written(Problem.conflict("sold"), exit(ExitPlan.Kind.CONFLICT, 409, type)))
                .contains("invalid_request_error");
        assertThat(written(Problem.reused("other body"), exit(ExitPlan.Kind.INVALID, 400, type)))
                .contains("idempotency_error");
        String codes = "{\"kind\":\"enum\",\"values\":[\"UNKNOWN_ERROR\",\"VALIDATION_ERROR\",\"AUTH_UNAUTHORIZED\","
                + "\"ROLE_NOT_FOUND\",\"NOT_FOUND\",\"RESOURCE_CONFLICT\"]}";
        ExitPlan missing = exit(ExitPlan.Kind.MISSING, 404, object(member("code", codes, true)));
        ExitPlan conflict = exit(ExitPlan.Kind.CONFLICT, 409, object(member("code", codes, true)));
        ExitPlan stranger = exit(ExitPlan.Kind.UNAUTHENTICATED, 401, object(member("code", codes, true)));
        assertThat(written(Problem.missing("no"), missing)).isEqualTo("404 {\"code\":\"NOT_FOUND\"}");
        assertThat(written(Problem.conflict("no"), conflict)).isEqualTo("409 {\"code\":\"RESOURCE_CONFLICT\"}");
        assertThat(written(Problem.unauthenticated("no"), stranger)).isEqualTo("401 {\"code\":\"AUTH_UNAUTHORIZED\"}");
    }

    @Test
    void codesOfOtherResourcesAreIgnored() {
        String codes = "{\"kind\":\"enum\",\"values\":[\"UNKNOWN_ERROR\",\"JUDGE_NOT_FOUND\",\"AGENT_NOT_FOUND\"%s]}";
        String few = object(member("code", codes.formatted(""), true));
        String more = object(member("code", codes.formatted(",\"REQUESTED_RESOURCE_NOT_FOUND\""), true));
        assertThat(written(Problem.missing("no '1' among the agents"), exit(ExitPlan.Kind.MISSING, 404, few)))
                .isEqualTo("404 {\"code\":\"AGENT_NOT_FOUND\"}");
        assertThat(written(Problem.missing("no '1' among the models"), exit(ExitPlan.Kind.MISSING, 404, few)))
                .isEqualTo("404 {\"code\":\"UNKNOWN_ERROR\"}");
        assertThat(written(Problem.missing("no '1' among the models"), exit(ExitPlan.Kind.MISSING, 404, more)))
                .isEqualTo("404 {\"code\":\"REQUESTED_RESOURCE_NOT_FOUND\"}");
    }

    @Test
    void variantWithTheMatchingCodeIsChosen() {
        String variants = Stream.of("ARRAY_TOO_LONG", "INVALID_VALUE", "KEY_REQUIRED", "MISSING_REQUIRED_VALUE")
                .map(code -> object(
                        member("issue", "{\"kind\":\"enum\",\"values\":[\"" + code + "\"]}", true),
                        member("description", "{\"kind\":\"enum\",\"values\":[\"about " + code + "\"]}", true)))
                .collect(Collectors.joining(","));
        String details = "{\"kind\":\"array\",\"items\":{\"kind\":\"union\",\"variants\":[" + variants + "]}}";
        String link = object(member("href", TEXT, true));
        String type = object(
                member("message", "{\"kind\":\"enum\",\"values\":[\"Wrong request.\"]}", false),
                member("details", details, true),
                member("links", "{\"kind\":\"array\",\"items\":" + link + "}", false));
        Problem lacking = Problem.invalid(List.of(new Problem.Detail("body/name", "required", "is required")));
        assertThat(written(lacking, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo("400 {\"message\":\"Wrong request.\",\"details\":[{\"issue\":\"MISSING_REQUIRED_VALUE\","
                        + "\"description\":\"about MISSING_REQUIRED_VALUE\"}]}");
    }

    @Test
    void matchingExampleErrorsSupplyTheirCodes() {
        String type =
                object(member("code", TEXT, true), member("number", INTEGER, false), member("message", TEXT, true));
        Problem missing = Problem.missing("no things '1'");
        assertThat(written(
                        missing,
                        exit(
                                ExitPlan.Kind.MISSING,
                                404,
                                type,
                                "{\"code\":\"thing_not_found\",\"message\":\"No such thing\"}")))
                .isEqualTo("404 {\"code\":\"thing_not_found\",\"message\":\"no things '1'\"}");
        assertThat(written(
                        missing,
                        exit(
                                ExitPlan.Kind.MISSING,
                                404,
                                type,
                                "{\"code\":\"RATE_LIMITED\",\"message\":\"Slow down\"}")))
                .isEqualTo("404 {\"code\":\"not_found\",\"message\":\"no things '1'\"}");
        String styled = object(member("code", "{\"kind\":\"text\",\"notes\":{\"examples\":[\"RateLimited\"]}}", true));
        assertThat(written(missing, exit(ExitPlan.Kind.MISSING, 404, styled))).isEqualTo("404 {\"code\":\"NotFound\"}");
    }
}
