package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.oneOf;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.BooleanType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Notes;
import org.junit.jupiter.api.Test;

final class FindSettlingTest {
    private static final String READ = "GET /exports/{id}";

    private static Described exports(String status, Member state, Member... sent) {
        return new Described()
                .type("Export", object(required("id", text()), state))
                .operation("POST /exports", object(sent), reply(status, named("Export")))
                .operation(READ, null, reply("200", named("Export")));
    }

    private static Member state(String... states) {
        return member("status", oneOf(states));
    }

    @Test
    void whatIsOnlyAcceptedIsDoneWhenItWasAskedFor() {
        Described exports = exports("202", state("error", "finished", "queued", "running"));
        assertThat(exports.roleOf(READ)).isEqualTo("exports read, which settles status [queued, running] -> finished");
    }

    @Test
    void whatIsMadeAtOnceStaysAsItIs() {
        assertThat(exports("201", state("queued", "finished")).roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void whatIsStillBeingMadeIsDoneWhenItWasAskedFor() {
        assertThat(exports("201", state("ACTIVE", "CREATING", "FAILED")).roleOf(READ))
                .isEqualTo("exports read, which settles status [CREATING] -> ACTIVE");
        assertThat(exports("201", state("Creating", "Created", "Running", "Completed"))
                        .roleOf(READ))
                .isEqualTo("exports read, which settles status [Creating] -> Created");
    }

    @Test
    void aStateThatClientsSendIsTheirs() {
        Described exports = exports("202", state("queued", "finished"), state("queued", "finished"));
        assertThat(exports.roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void statesThatTellOfNoWorkStayAsTheyAre() {
        assertThat(exports("202", state("red", "green")).roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void aStateThatMayBeAnyTextIsWhatTextsSayOfIt() {
        Notes told = Described.notes("How far it is: `QUEUED`, `RUNNING`, `FAILED` or `SUCCEEDED`.");
        Member named = member("status", text(told));
        assertThat(exports("202", named).roleOf(READ))
                .isEqualTo("exports read, which settles status [QUEUED, RUNNING] -> SUCCEEDED");
        Member begun = member("state", text(Described.notes(null, "Processing")));
        assertThat(exports("202", begun).roleOf(READ))
                .isEqualTo("exports read, which settles state [Processing] -> Completed");
        assertThat(exports("202", member("status", text())).roleOf(READ))
                .isEqualTo("exports read, which settles status [pending] -> completed");
    }

    @Test
    void aTextThatTellsOfSomethingElseStaysAsItIs() {
        Member color = member("status", text(Described.notes(null, "green")));
        assertThat(exports("202", color).roleOf(READ)).isEqualTo("exports read");
        assertThat(exports("202", member("status", text("uri"))).roleOf(READ)).isEqualTo("exports read");
        assertThat(exports("201", member("status", text())).roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void anOperationOnSomethingElseBeginsOne() {
        Described clusters = new Described()
                .type("Operation", object(required("name", text()), member("done", new BooleanType(Notes.NONE))))
                .type("Cluster", object(required("id", text()), member("size", text())))
                .operation("POST /clusters", named("Cluster"), reply("200", named("Operation")))
                .operation("GET /clusters/{id}", null, reply("200", named("Cluster")))
                .operation("GET /operations/{name}", null, reply("200", named("Operation")));
        assertThat(clusters.roleOf("GET /operations/{name}"))
                .isEqualTo("operations read, which settles done [false] -> true");
        assertThat(clusters.inferred().log()).contains("start POST /clusters of operations");
    }
}
