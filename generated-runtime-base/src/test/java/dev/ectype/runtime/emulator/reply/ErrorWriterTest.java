package dev.ectype.runtime.emulator.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.Types;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ErrorWriterTest {
    private static final String TEXT = "{\"kind\":\"text\"}";
    private static final Surroundings AROUND = new Surroundings(0, 1_735_689_600_000L, "http://localhost");

    private static String object(String... members) {
        return "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":[" + String.join(",", members)
                + "]}";
    }

    private static String member(String name, String type, boolean required) {
        return "{\"name\":\"" + name + "\",\"type\":" + type + ",\"required\":" + required + "}";
    }

    private static ExitPlan exit(ExitPlan.Kind kind, int status, String type) {
        return new ExitPlan(
                kind,
                status,
                new MediaPlan(
                        "application/json", Types.of(null).read(Json.parse(type)), List.of(), new LinkedHashMap<>()));
    }

    private static String written(Problem problem, ExitPlan... exits) {
        ReplyBuffer reply = new ReplyBuffer();
        new ErrorWriter(List.of(exits), "readThing").write(problem, AROUND, reply);
        int size = reply.bodyTo() - reply.bodyFrom();
        return reply.status() + " " + new String(reply.bodyArray(), reply.bodyFrom(), size, StandardCharsets.UTF_8);
    }

    @Test
    void thingsThatAnErrorMayCarryAreNotInventedBesideItsMessage() {
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
                        "400 {\"error\":{\"message\":\"body/name: is required\",\"source\":{\"pointer\":\"name\"}}}");
    }

    @Test
    void anIdentifierThatNothingCanHaveIsMissingWhereOnlyThatIsDescribed() {
        ExitPlan invalid = exit(ExitPlan.Kind.INVALID, 400, object());
        ExitPlan unnameable = exit(ExitPlan.Kind.UNNAMEABLE, 404, object());
        Problem path = Problem.invalid(List.of(new Problem.Detail("path.id", "type", "expected an integer")));
        Problem body = Problem.invalid(List.of(new Problem.Detail("body/id", "type", "expected an integer")));
        assertThat(written(path, invalid, unnameable)).startsWith("404 ");
        assertThat(written(body, invalid, unnameable)).startsWith("400 ");
        assertThat(written(path, invalid)).startsWith("400 ");
    }
}
