package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.array;
import static dev.ectype.compiler.infer.Described.integer;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.Member;
import org.junit.jupiter.api.Test;

final class TieToldHoldersTest {
    private static Described runs(Member told, Member kept) {
        return new Described()
                .type("Robot", object(member("slug", text()), member("robotId", integer())))
                .type("Run", object(member("number", integer()), kept))
                .operation("POST /robots", named("Robot"), reply("201", named("Robot")))
                .operation("GET /robots/{robotSlug}", null, reply("200", named("Robot")))
                .operation("POST /runs", object(told, member("branch", text())), reply("201", named("Run")))
                .operation("GET /runs/{number}", null, reply("200", named("Run")))
                .operation("GET /robots/{robotSlug}/runs", null, reply("200", array(named("Run"))));
    }

    @Test
    void tiesWhatIsCalledAsPathsCallIt() {
        Described described = runs(required("robotSlug", text()), member("robotId", integer()));
        assertThat(described.tiesOf("POST /runs")).containsExactly("robotSlug=robots.slug");
    }

    @Test
    void leavesAloneWhatNeedNotBeTold() {
        Described described = runs(member("robotSlug", text()), member("robotId", integer()));
        assertThat(described.tiesOf("POST /runs")).isEmpty();
    }

    @Test
    void leavesAloneWhatTheThingKeepsItself() {
        Described described = runs(required("robotSlug", text()), member("robotSlug", text()));
        assertThat(described.tiesOf("POST /runs")).isEmpty();
    }
}
