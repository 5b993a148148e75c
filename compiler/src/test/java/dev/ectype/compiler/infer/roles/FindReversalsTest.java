package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class FindReversalsTest {
    private static ModelFixture cards(String reversal, TypeRef attached) {
        TypeRef card = object(required("id", text()), member("customer", text()), required("brand", text()));
        String words = "POST /cards/{id}/" + reversal;
        return new ModelFixture()
                .type("Card", card)
                .operation("POST /cards", object(required("brand", text())), reply("200", named("Card")))
                .operation("GET /cards/{id}", null, reply("200", named("Card")))
                .operation("POST /cards/{id}/attach", attached, reply("200", named("Card")))
                .operation(words, null, reply("200", named("Card")));
    }

    private static String role(String reversal, TypeRef attached) {
        return cards(reversal, attached).roleOf("POST /cards/{id}/" + reversal);
    }

    @Test
    void clearsTheMembersThatTheOppositeVerbSets() {
        assertThat(role("detach", object(required("customer", text()), member("expand", text()))))
                .isEqualTo("cards clear [customer]");
        assertThat(cards("detach", object(required("customer", text()))).roleOf("POST /cards/{id}/attach"))
                .isEqualTo("cards custom action that updates");
    }

    @Test
    void clearsNoRequiredMembersAndNothingForOtherVerbs() {
        assertThat(role("detach", object(required("brand", text())))).isEqualTo("cards custom action");
        assertThat(role("verify", object(required("customer", text())))).isEqualTo("cards custom action");
    }
}
