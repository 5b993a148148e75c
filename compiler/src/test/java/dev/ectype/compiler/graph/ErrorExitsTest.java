package dev.ectype.compiler.graph;

import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ErrorExitsTest {
    @Test
    void conflictsAreBadRequestsWithoutAConflictCode() {
        assertThat(withDefault("404", "api_error", "invalid_request_error")).isEqualTo(400);
    }

    @Test
    void aConflictIsOneWhereErrorsOrAnyOperationKnowIt() {
        assertThat(List.of(
                        withDefault("404", "invalid_request_error", "conflict_error"),
                        withDefault("409", "api_error", "invalid_request_error"),
                        withDefault("404", "some", "other")))
                .containsOnly(409);
    }

    /** Returns the conflict exit of an operation with only a `default` response, for errors of these codes. */
    private static int withDefault(String otherStatus, String... kinds) {
        return conflict(new ModelFixture()
                .type("Error", object(required("error", object(required("type", oneOf(kinds))))))
                .operation("POST /pets", object(), reply("200", named("Pet")), reply("default", named("Error")))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")), reply(otherStatus, named("Error"))));
    }

    private static int conflict(ModelFixture api) {
        return BehaviorGraph.of(api.type("Pet", object(required("id", text())))
                        .inferred()
                        .model())
                .behaviors()
                .get(0)
                .exits()
                .stream()
                .filter(exit -> exit.kind() == ErrorExit.Kind.CONFLICT)
                .map(ErrorExit::status)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "409 422 400, 409",
        "default, 409",
        "'', 409",
        "404 default, 400",
        "404 422 400, 422",
        "4XX, 400",
        "404 400, 400",
        "404, 409"
    })
    void conflictIs409OrRefusedAsInvalid(String declared, int status) {
        List<Response> replies = new ArrayList<>(List.of(reply("200", named("Pet"))));
        declared.lines().flatMap(line -> Stream.of(line.split(" "))).forEach(code -> replies.add(reply(code, text())));
        assertThat(conflict(new ModelFixture()
                        .operation("POST /pets", object(), replies.toArray(Response[]::new))
                        .operation("GET /pets/{id}", null, reply("200", named("Pet")))))
                .isEqualTo(status);
    }
}
