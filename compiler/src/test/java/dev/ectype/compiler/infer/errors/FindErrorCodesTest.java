package dev.ectype.compiler.infer.errors;

import static dev.ectype.compiler.infer.ModelFixture.json;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ProblemKind;
import dev.ectype.compiler.json.JsonText;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindErrorCodesTest {
    private static List<DescribedCode> codes(Response error) {
        return new ModelFixture()
                .operation("GET /files", null, reply("200", text()), error)
                .inferred()
                .model()
                .errors()
                .codes();
    }

    private static List<ProblemKind> kinds(String code) {
        return codes(reply("400", object(member("code", oneOf(code, "E1"))))).stream()
                .flatMap(found -> found.meanings().stream())
                .map(DescribedCode.Meaning::kind)
                .toList();
    }

    @Test
    void aCodeMeansTheProblemsWhoseWordsItContains() {
        assertThat(kinds("MISSING_REQUIRED_VALUE")).containsExactly(ProblemKind.REQUIRED, ProblemKind.MISSING);
        assertThat(kinds("invalidState"))
                .containsExactly(
                        ProblemKind.INVALID,
                        ProblemKind.CONFLICT,
                        ProblemKind.STATE,
                        ProblemKind.ANY_CONFLICT,
                        ProblemKind.CLIENT);
        assertThat(kinds("unknown_error")).containsExactly(ProblemKind.ANY, ProblemKind.UNSPECIFIED);
        assertThat(kinds("teapot")).isEmpty();
    }

    @Test
    void aCodeOfTheServerMeansNoProblemOfTheRequest() {
        assertThat(kinds("RATE_LIMIT_INVALID")).containsExactly(ProblemKind.SERVER);
        assertThat(kinds("bad_request_server_conflict"))
                .containsExactly(ProblemKind.BAD_REQUEST, ProblemKind.ANY_CONFLICT, ProblemKind.SERVER);
    }

    @Test
    void otherWordsOfACodeNameItsSubject() {
        assertThat(codes(reply("404", object(member("code", oneOf("userNotFound", "THE_RESOURCE_NOT_FOUND"))))))
                .containsExactly(
                        new DescribedCode(
                                "userNotFound",
                                List.of(new DescribedCode.Meaning(
                                        ProblemKind.MISSING, "notfound", 1, List.of("user")))),
                        new DescribedCode(
                                "THE_RESOURCE_NOT_FOUND",
                                List.of(new DescribedCode.Meaning(
                                        ProblemKind.MISSING, "resourcenotfound", 0, List.of()))));
    }

    @Test
    void textsInExamplesMeanProblemsToo() {
        Response error = new Response("404", "", List.of(json(text(), new JsonText("No such file"))), List.of());
        assertThat(codes(error))
                .containsExactly(new DescribedCode(
                        "No such file",
                        List.of(new DescribedCode.Meaning(ProblemKind.MISSING, "nosuch", 5, List.of()))));
    }
}
