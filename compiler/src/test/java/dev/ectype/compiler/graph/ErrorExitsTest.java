package dev.ectype.compiler.graph;

import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.Described;
import dev.ectype.compiler.ir.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ErrorExitsTest {
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
        assertThat(BehaviorGraph.of(new Described()
                                .type("Pet", object(required("id", text())))
                                .operation("POST /pets", object(), replies.toArray(Response[]::new))
                                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                                .inferred()
                                .model())
                        .behaviors()
                        .get(0)
                        .exits())
                .filteredOn(exit -> exit.kind() == ErrorExit.Kind.CONFLICT)
                .extracting(ErrorExit::status)
                .containsExactly(status);
    }
}
