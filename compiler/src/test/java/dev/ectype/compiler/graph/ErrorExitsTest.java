package dev.ectype.compiler.graph;

import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.oneOf;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.Described;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ErrorExitsTest {
    private static int conflict(String status, String... kinds) {
        return BehaviorGraph.of(new Described()
                        .type("Pet", object(required("id", text())))
                        .type("Error", object(required("error", object(required("type", oneOf(kinds))))))
                        .operation("POST /pets", object(), reply("200", named("Pet")), reply("default", named("Error")))
                        .operation("GET /pets/{id}", null, reply("200", named("Pet")), reply(status, named("Error")))
                        .inferred()
                        .model())
                .behaviors()
                .get(0)
                .exits()
                .stream()
                .filter(exit -> exit.kind() == ErrorExit.Kind.CONFLICT)
                .map(ErrorExit::status)
                .toList()
                .get(0);
    }

    @Test
    void aConflictIsABadRequestWhereErrorsOnlyHaveAWordForThose() {
        assertThat(conflict("404", "api_error", "invalid_request_error")).isEqualTo(400);
    }

    @Test
    void aConflictIsOneWhereErrorsOrAnyOperationKnowIt() {
        assertThat(List.of(
                        conflict("404", "invalid_request_error", "conflict_error"),
                        conflict("409", "api_error", "invalid_request_error"),
                        conflict("404", "some", "other")))
                .containsOnly(409);
    }
}
