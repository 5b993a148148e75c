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

final class NameResourcesTest {

    private static ModelFixture shops() {
        return new ModelFixture()
                .type("Shop", object(required("id", text()), required("name", text())))
                .type("Item", object(required("id", text()), required("label", text()), member("shop_id", text())))
                .operation("POST /shops", named("Shop"), reply("201", named("Shop")))
                .operation("GET /shops/{shop}", null, reply("200", named("Shop")))
                .operation("GET /shops/{shop}/items", null, reply("200", array(named("Item"))))
                .operation("POST /shops/{shop}/items", named("Item"), reply("201", named("Item")))
                .operation("GET /shops/{shop}/items/{item}", null, reply("200", named("Item")));
    }

    @Test
    void prefixesATakenNameWithTheParent() {
        ModelFixture described = shops().type("Spare", object(required("id", text()), member("torque", integer())))
                .operation("POST /cars/{car}/items", named("Spare"), reply("201", named("Spare")))
                .operation("GET /cars/{car}/items/{item}", null, reply("200", named("Spare")));
        assertThat(described.resourceNames()).containsExactly("shops", "items", "cars.items");
    }

    @Test
    void keepsTheSpellingOfTheName() {
        ModelFixture described = new ModelFixture()
                .type("Pool", object(required("id", text())))
                .operation("POST /Node-Pools", object(), reply("201", named("Pool")))
                .operation("GET /Node-Pools/{id}", null, reply("200", named("Pool")));
        assertThat(described.resourceNames()).containsExactly("Node-Pools");
    }
}
