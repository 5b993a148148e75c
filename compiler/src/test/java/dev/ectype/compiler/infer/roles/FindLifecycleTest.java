package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.Resource;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindLifecycleTest {
    private static List<String> states(String member, String... states) {
        Resource.Lifecycle lifecycle = new ModelFixture()
                .operation(
                        "POST /orders",
                        object(),
                        reply("201", object(required("id", text()), member(member, oneOf(states)))))
                .operation(
                        "GET /orders/{id}",
                        null,
                        reply("200", object(required("id", text()), member(member, oneOf(states)))))
                .resource("orders")
                .lifecycle();
        return lifecycle == null ? List.of() : lifecycle.states();
    }

    @Test
    void readsAnEnumeratedStatusInTheOrderOfTheDescription() {
        assertThat(states("status", "placed", "approved", "delivered"))
                .containsExactly("placed", "approved", "delivered");
        assertThat(states("order_status", "open", "closed")).containsExactly("open", "closed");
    }

    @Test
    void movesALikelyInitialStateToTheFrontOfAnAlphabeticOrder() {
        assertThat(states("status", "accepted", "canceled", "draft", "open"))
                .containsExactly("draft", "accepted", "canceled", "open");
    }

    @Test
    void leavesOtherEnumerationsAlone() {
        assertThat(states("colour", "red", "green")).isEmpty();
        assertThat(states("status", "only")).isEmpty();
    }

    @Test
    void readsAStateInAnObjectThatDescribesTheInstance() {
        ModelFixture described = new ModelFixture()
                .type("Job", object(required("id", text()), member("status", object(member("phase", oneOf("a", "b"))))))
                .operation("POST /jobs", object(), reply("201", named("Job")))
                .operation("GET /jobs/{id}", null, reply("200", named("Job")));
        assertThat(described.resource("jobs").lifecycle())
                .isEqualTo(new Resource.Lifecycle("status.phase", List.of("a", "b")));
    }

    @Test
    void aStateOfAnotherInstanceIsNone() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Order",
                        object(required("id", text()), member("payment", object(member("status", oneOf("a", "b"))))))
                .operation("POST /orders", object(), reply("201", named("Order")))
                .operation("GET /orders/{id}", null, reply("200", named("Order")));
        assertThat(described.resource("orders").lifecycle()).isNull();
    }
}
