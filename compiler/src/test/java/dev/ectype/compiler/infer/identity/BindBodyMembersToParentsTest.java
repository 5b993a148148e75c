package dev.ectype.compiler.infer.identity;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.ObjectMember;
import org.junit.jupiter.api.Test;

final class BindBodyMembersToParentsTest {
    private static ModelFixture runs(ObjectMember sent, ObjectMember stored) {
        return new ModelFixture()
                .type("Robot", object(member("slug", text()), member("robotId", integer())))
                .type("Run", object(member("number", integer()), stored))
                .operation("POST /robots", named("Robot"), reply("201", named("Robot")))
                .operation("GET /robots/{robotSlug}", null, reply("200", named("Robot")))
                .operation("POST /runs", object(sent, member("branch", text())), reply("201", named("Run")))
                .operation("GET /runs/{number}", null, reply("200", named("Run")))
                .operation("GET /robots/{robotSlug}/runs", null, reply("200", array(named("Run"))));
    }

    @Test
    void bindsABodyMemberNamedLikeAPathParameter() {
        ModelFixture described = runs(required("robotSlug", text()), member("robotId", integer()));
        assertThat(described.parameterBindingsOf("POST /runs")).containsExactly("robotSlug=robots.slug");
    }

    @Test
    void leavesOptionalMembersAlone() {
        ModelFixture described = runs(member("robotSlug", text()), member("robotId", integer()));
        assertThat(described.parameterBindingsOf("POST /runs")).isEmpty();
    }

    @Test
    void leavesStoredMembersAlone() {
        ModelFixture described = runs(required("robotSlug", text()), member("robotSlug", text()));
        assertThat(described.parameterBindingsOf("POST /runs")).isEmpty();
    }
}
