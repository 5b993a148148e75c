package dev.ectype.runtime.emulator.error;

import static dev.ectype.runtime.emulator.error.WrittenErrors.INTEGER;
import static dev.ectype.runtime.emulator.error.WrittenErrors.TEXT;
import static dev.ectype.runtime.emulator.error.WrittenErrors.exit;
import static dev.ectype.runtime.emulator.error.WrittenErrors.member;
import static dev.ectype.runtime.emulator.error.WrittenErrors.object;
import static dev.ectype.runtime.emulator.error.WrittenErrors.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the members of errors. */
final class ErrorWriterTest {
    @Test
    void optionalMembersWithoutMeaningAreLeftOut() {
        String payment = object(member("id", TEXT, true), member("status", TEXT, false));
        String error = object(
                member("message", TEXT, true),
                member("payment", payment, false),
                member("source", object(member("pointer", TEXT, false)), false));
        String type = object(member("error", error, true));
        assertThat(written(Problem.missing("no things '1'"), exit(ExitPlan.Kind.MISSING, 404, type)))
                .isEqualTo("404 {\"error\":{\"message\":\"no things '1'\"}}");
        Problem invalid = Problem.invalid(List.of(new Problem.Detail("body/name", "required", "is required")));
        assertThat(written(invalid, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo(
                        "400 {\"error\":{\"message\":\"body/name: is required\",\"source\":{\"pointer\":\"/name\"}}}");
    }

    @Test
    void requiredListsAreEmpty() {
        String payment = object(member("id", TEXT, true), member("status", TEXT, false));
        String payments = "{\"kind\":\"array\",\"items\":" + payment + "}";
        String type = object(
                member("first", payments, true),
                member("hint", TEXT, false),
                member("message", TEXT, true),
                member("optional", payments, false),
                member("last", payments, true));
        assertThat(written(Problem.missing("no \"thing\""), exit(ExitPlan.Kind.MISSING, 404, type)))
                .isEqualTo("404 {\"first\":[],\"message\":\"no \\\"thing\\\"\",\"last\":[]}");
    }

    @Test
    void longMessagesOutsideAsciiAreComplete() {
        ExitPlan exit = exit(ExitPlan.Kind.MISSING, 404, object(member("message", TEXT, true)));
        String message = "keine Straße 東京 😀 ".repeat(100);
        assertThat(written(Problem.missing(message), exit)).isEqualTo("404 {\"message\":\"" + message + "\"}");
        assertThat(written(Problem.missing("none"), exit)).isEqualTo("404 {\"message\":\"none\"}");
    }

    @Test
    void invalidIdentifierIsNotFoundIfTheDescriptionSaysSo() {
        ExitPlan invalid = exit(ExitPlan.Kind.INVALID, 400, object());
        ExitPlan unnameable = exit(ExitPlan.Kind.UNNAMEABLE, 404, object());
        Problem path = Problem.invalid(List.of(new Problem.Detail("path.id", "type", "expected an integer")));
        Problem body = Problem.invalid(List.of(new Problem.Detail("body/id", "type", "expected an integer")));
        assertThat(written(path, invalid, unnameable)).startsWith("404 ");
        assertThat(written(body, invalid, unnameable)).startsWith("400 ");
        assertThat(written(path, invalid)).startsWith("400 ");
    }

    @Test
    void messagesInAListNameTheirSubject() {
        String cause = object(member("summary", TEXT, true), member("context", object(), false));
        String type = object(member("causes", "{\"kind\":\"array\",\"items\":" + cause + "}", true));
        Problem lacking = Problem.invalid(List.of(
                new Problem.Detail("body/name", "required", "is required"),
                new Problem.Detail("query.limit", "maximum", "expected at most 9")));
        assertThat(written(lacking, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo("400 {\"causes\":[{\"summary\":\"body/name: is required\"},"
                        + "{\"summary\":\"query.limit: expected at most 9\"}]}");
    }

    @Test
    void allViolationsAreReportedInLists() {
        Problem faults = Problem.invalid(List.of(
                new Problem.Detail("body/data/name", "required", "is required"),
                new Problem.Detail("query.limit", "maximum", "expected at most 9"),
                new Problem.Detail("body/data/name", "minLength", "expected more")));
        String source = object(member("pointer", TEXT, false), member("parameter", TEXT, false));
        String item = object(
                member("status", TEXT, false),
                member("title", TEXT, false),
                member("detail", TEXT, false),
                member("source", source, false));
        String listed = object(member("errors", "{\"kind\":\"array\",\"items\":" + item + "}", true));
        assertThat(written(faults, exit(ExitPlan.Kind.INVALID, 422, listed)))
                .startsWith(
                        "422 {\"errors\":[{\"status\":\"422\",\"title\":\"Invalid request\",\"detail\":\"is required\","
                                + "\"source\":{\"pointer\":\"/data/name\"}},")
                .contains("\"detail\":\"expected at most 9\",\"source\":{\"parameter\":\"limit\"}}");
        String mapped =
                "{\"kind\":\"object\",\"members\":[],\"additional\":{\"kind\":\"array\",\"items\":" + TEXT + "}}";
        assertThat(written(faults, exit(ExitPlan.Kind.INVALID, 422, object(member("errors", mapped, true)))))
                .isEqualTo("422 {\"errors\":{\"data.name\":[\"is required\",\"expected more\"],"
                        + "\"limit\":[\"expected at most 9\"]}}");
        String place =
                "{\"kind\":\"array\",\"items\":{\"kind\":\"union\",\"variants\":[" + TEXT + "," + INTEGER + "]}}";
        String located = object(member("loc", place, true), member("msg", TEXT, true), member("type", TEXT, true));
        assertThat(written(
                        faults,
                        exit(
                                ExitPlan.Kind.INVALID,
                                422,
                                object(member("detail", "{\"kind\":\"array\",\"items\":" + located + "}", true)))))
                .startsWith(
                        "422 {\"detail\":[{\"loc\":[\"body\",\"data\",\"name\"],\"msg\":\"is required\",\"type\":\"required\"}");
    }

    @Test
    void timeAndPathOfTheRequestAreReported() {
        String spring = object(
                member("timestamp", "{\"kind\":\"text\",\"format\":\"date-time\"}", true),
                member("status", INTEGER, true),
                member("error", TEXT, true),
                member("message", TEXT, false),
                member("path", TEXT, true));
        assertThat(written(Problem.missing("none"), exit(ExitPlan.Kind.MISSING, 404, spring)))
                .isEqualTo("404 {\"timestamp\":\"2025-01-01T00:00:00.000Z\",\"status\":404,\"error\":\"Not found\","
                        + "\"message\":\"none\",\"path\":\"/things/1\"}");
        String problem = object(
                member("type", "{\"kind\":\"text\",\"format\":\"uri\"}", false),
                member("title", TEXT, false),
                member("status", INTEGER, false),
                member("detail", TEXT, false),
                member("instance", TEXT, false));
        assertThat(written(Problem.missing("none"), exit(ExitPlan.Kind.MISSING, 404, problem)))
                .isEqualTo("404 {\"type\":\"about:blank\",\"title\":\"Not found\",\"status\":404,\"detail\":\"none\","
                        + "\"instance\":\"/things/1\"}");
        assertThat(written(
                        Problem.missing("none"), exit(ExitPlan.Kind.MISSING, 404, object(member("error", TEXT, true)))))
                .isEqualTo("404 {\"error\":\"none\"}");
    }

    @Test
    void undescribedStatusesHaveTheDefaultForm() {
        ExitPlan invalid = exit(ExitPlan.Kind.INVALID, 400, object(member("message", TEXT, true)));
        assertThat(written(Problem.of(415, "unsupported_media_type", "no such form"), invalid))
                .isEqualTo("415 {\"message\":\"no such form\"}");
    }
}
