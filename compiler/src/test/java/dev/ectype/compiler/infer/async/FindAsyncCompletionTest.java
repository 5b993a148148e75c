package dev.ectype.compiler.infer.async;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeNotes;
import org.junit.jupiter.api.Test;

final class FindAsyncCompletionTest {
    private static final String READ = "GET /exports/{id}";

    private static ModelFixture exports(String status, ObjectMember state, ObjectMember... sent) {
        return new ModelFixture()
                .type("Export", object(required("id", text()), state))
                .operation("POST /exports", object(sent), reply(status, named("Export")))
                .operation(READ, null, reply("200", named("Export")));
    }

    private static ObjectMember state(String... states) {
        return member("status", oneOf(states));
    }

    @Test
    void completesAnAcceptedOperationWhenAClientPollsIt() {
        ModelFixture exports = exports("202", state("error", "finished", "queued", "running"));
        assertThat(exports.roleOf(READ))
                .isEqualTo("exports read, which completes status [queued, running] -> finished");
    }

    @Test
    void leavesSynchronousCreationsAlone() {
        assertThat(exports("201", state("queued", "finished")).roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void completesACreationWhenAClientPollsIt() {
        assertThat(exports("201", state("ACTIVE", "CREATING", "FAILED")).roleOf(READ))
                .isEqualTo("exports read, which completes status [CREATING] -> ACTIVE");
        assertThat(exports("201", state("Creating", "Created", "Running", "Completed"))
                        .roleOf(READ))
                .isEqualTo("exports read, which completes status [Creating] -> Created");
    }

    @Test
    void leavesStatesThatClientsSendAlone() {
        ModelFixture exports = exports("202", state("queued", "finished"), state("queued", "finished"));
        assertThat(exports.roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void leavesStatesWithoutProgressAlone() {
        assertThat(exports("202", state("red", "green")).roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void readsTheStatesOfATextMemberFromItsDescription() {
        TypeNotes notes = ModelFixture.notes("How far it is: `QUEUED`, `RUNNING`, `FAILED` or `SUCCEEDED`.");
        ObjectMember named = member("status", text(notes));
        assertThat(exports("202", named).roleOf(READ))
                .isEqualTo("exports read, which completes status [QUEUED, RUNNING] -> SUCCEEDED");
        ObjectMember begun = member("state", text(ModelFixture.notes(null, "Processing")));
        assertThat(exports("202", begun).roleOf(READ))
                .isEqualTo("exports read, which completes state [Processing] -> Completed");
        assertThat(exports("202", member("status", text())).roleOf(READ))
                .isEqualTo("exports read, which completes status [pending] -> completed");
    }

    @Test
    void leavesOtherTextMembersAlone() {
        ObjectMember color = member("status", text(ModelFixture.notes(null, "green")));
        assertThat(exports("202", color).roleOf(READ)).isEqualTo("exports read");
        assertThat(exports("202", member("status", text("uri"))).roleOf(READ)).isEqualTo("exports read");
        assertThat(exports("201", member("status", text())).roleOf(READ)).isEqualTo("exports read");
    }

    @Test
    void startsAnOperationFromAnotherResource() {
        ModelFixture clusters = new ModelFixture()
                .type("Operation", object(required("name", text()), member("done", new BooleanType(TypeNotes.NONE))))
                .type("Cluster", object(required("id", text()), member("size", text())))
                .operation("POST /clusters", named("Cluster"), reply("200", named("Operation")))
                .operation("GET /clusters/{id}", null, reply("200", named("Cluster")))
                .operation("GET /operations/{name}", null, reply("200", named("Operation")));
        assertThat(clusters.roleOf("GET /operations/{name}"))
                .isEqualTo("operations read, which completes done [false] -> true");
        assertThat(clusters.inferred().log()).contains("start operations by POST /clusters");
    }
}
