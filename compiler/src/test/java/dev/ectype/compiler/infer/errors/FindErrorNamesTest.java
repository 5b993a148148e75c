package dev.ectype.compiler.infer.errors;

import static dev.ectype.compiler.infer.ModelFixture.json;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.error.ProblemKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindErrorNamesTest {
    /** Returns the named errors of a read of users whose errors have these descriptions, from the status 480 on. */
    private static List<NamedError> names(String... descriptions) {
        List<Response> responses = new ArrayList<>(List.of(reply("200", named("User"))));
        for (String description : descriptions) {
            String status = Integer.toString(479 + responses.size());
            responses.add(new Response(status, description, List.of(json(named("Gone"))), List.of()));
        }
        return new ModelFixture()
                .type("User", object(required("id", text())))
                .type("Gone", object(required("text", text())))
                .operation("GET /users/{id}", null, responses.toArray(Response[]::new))
                .inferred()
                .model()
                .endpoints()
                .get(0)
                .namedErrors();
    }

    @Test
    void theNameAboutTheResourceComesFirst() {
        assertThat(names("RoleNotFoundException", "UserNotFoundException"))
                .containsExactly(
                        new NamedError(ProblemKind.MISSING, "481", "UserNotFoundException"),
                        new NamedError(ProblemKind.MISSING, "480", "RoleNotFoundException"));
    }

    @Test
    void aNameMeansSeveralKindsButAMissingInstanceIsNoConflict() {
        assertThat(names("UserExistsFault"))
                .containsExactly(new NamedError(ProblemKind.CONFLICT, "480", "UserExistsFault"));
        assertThat(names("DuplicateNotFoundError"))
                .containsExactly(new NamedError(ProblemKind.MISSING, "480", "DuplicateNotFoundError"));
        assertThat(names("InvalidRequestDuplicateError")).hasSize(2);
    }

    @Test
    void sentencesAndOtherWordsAreNoNames() {
        assertThat(names("The user was not found.", "NotFound", "ThrottlingException"))
                .isEmpty();
    }
}
