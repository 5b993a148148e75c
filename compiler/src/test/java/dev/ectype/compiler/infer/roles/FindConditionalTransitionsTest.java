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
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class FindConditionalTransitionsTest {
    private static ModelFixture payments(TypeRef way, String waiting) {
        TypeRef payment = object(
                required("id", text()),
                member("status", oneOf("created", waiting, "succeeded", "canceled")),
                member("capture_method", way));
        return new ModelFixture()
                .type("Payment", payment)
                .operation("POST /payments", object(), reply("200", named("Payment")))
                .operation("GET /payments/{id}", null, reply("200", named("Payment")))
                .operation("POST /payments/{id}/confirm", null, reply("200", named("Payment")))
                .operation("POST /payments/{id}/cancel", null, reply("200", named("Payment")))
                .operation("POST /payments/{id}/capture", null, reply("200", named("Payment")));
    }

    @Test
    void stopsAtTheStateBeforeAManualAction() {
        ModelFixture payments = payments(oneOf("automatic", "manual"), "requires_capture");
        assertThat(payments.roleOf("POST /payments/{id}/confirm"))
                .isEqualTo(
                        "payments transition status [created] -> succeeded, or requires_capture where capture_method is manual");
        assertThat(payments.roleOf("POST /payments/{id}/capture"))
                .isEqualTo("payments transition status [requires_capture] -> succeeded");
        assertThat(payments.roleOf("POST /payments/{id}/cancel"))
                .isEqualTo("payments transition status [created, requires_capture] -> canceled");
    }

    @Test
    void continuesWithoutAManualMember() {
        String straight = "payments transition status [created, requires_capture] -> succeeded";
        assertThat(payments(oneOf("fast", "slow"), "requires_capture").roleOf("POST /payments/{id}/confirm"))
                .isEqualTo(straight);
        assertThat(payments(oneOf("automatic", "manual"), "in_capture").roleOf("POST /payments/{id}/confirm"))
                .isEqualTo(straight.replace("requires_capture", "in_capture"));
    }
}
