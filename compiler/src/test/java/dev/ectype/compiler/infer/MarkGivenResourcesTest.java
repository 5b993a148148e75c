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

import org.junit.jupiter.api.Test;

final class MarkGivenResourcesTest {
    @Test
    void givesWhatNothingCreates() {
        Described described = new Described()
                .type("Plan", object(required("id", text()), member("price", integer())))
                .operation("GET /plans", null, reply("200", array(named("Plan"))))
                .operation("GET /plans/{id}", null, reply("200", named("Plan")));
        assertThat(described.resource("plans").given()).isTrue();
    }

    @Test
    void givesNothingThatClientsCanCreate() {
        assertThat(Described.pets().resource("pets").given()).isFalse();
    }

    @Test
    void givesAFirstOneOfWhatOnlyAnotherOfItsKindMakes() {
        Described described = new Described()
                .type("Rule", object(required("id", text()), member("price", integer())))
                .operation("GET /rules/{id}", null, reply("200", named("Rule")))
                .operation("GET /rules/{id}/rules", null, reply("200", array(named("Rule"))))
                .operation("POST /rules/{id}/rules", named("Rule"), reply("201", named("Rule")));
        assertThat(described.resource("rules").given()).isTrue();
    }
}
