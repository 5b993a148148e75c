package dev.ectype.compiler.infer.resources;

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
import org.junit.jupiter.api.Test;

final class MarkSeededResourcesTest {
    @Test
    void marksResourcesWithoutACreation() {
        ModelFixture described = new ModelFixture()
                .type("Plan", object(required("id", text()), member("price", integer())))
                .operation("GET /plans", null, reply("200", array(named("Plan"))))
                .operation("GET /plans/{id}", null, reply("200", named("Plan")));
        assertThat(described.resource("plans").seeded()).isTrue();
    }

    @Test
    void marksNoResourceThatClientsCreate() {
        assertThat(ModelFixture.pets().resource("pets").seeded()).isFalse();
    }

    @Test
    void marksResourcesWithCreationsBelowThemselves() {
        ModelFixture described = new ModelFixture()
                .type("Rule", object(required("id", text()), member("price", integer())))
                .operation("GET /rules/{id}", null, reply("200", named("Rule")))
                .operation("GET /rules/{id}/rules", null, reply("200", array(named("Rule"))))
                .operation("POST /rules/{id}/rules", named("Rule"), reply("201", named("Rule")));
        assertThat(described.resource("rules").seeded()).isTrue();
    }
}
