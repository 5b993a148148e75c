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

final class NameResourcesTest {

    private static Described shops() {
        return new Described()
                .type("Shop", object(required("id", text()), required("name", text())))
                .type("Item", object(required("id", text()), required("label", text()), member("shop_id", text())))
                .operation("POST /shops", named("Shop"), reply("201", named("Shop")))
                .operation("GET /shops/{shop}", null, reply("200", named("Shop")))
                .operation("GET /shops/{shop}/items", null, reply("200", array(named("Item"))))
                .operation("POST /shops/{shop}/items", named("Item"), reply("201", named("Item")))
                .operation("GET /shops/{shop}/items/{item}", null, reply("200", named("Item")));
    }

    @Test
    void putsTheParentInFrontOfATakenName() {
        Described described = shops().type("Spare", object(required("id", text()), member("torque", integer())))
                .operation("POST /cars/{car}/items", named("Spare"), reply("201", named("Spare")))
                .operation("GET /cars/{car}/items/{item}", null, reply("200", named("Spare")));
        assertThat(described.resourceNames()).containsExactly("shops", "items", "cars.items");
    }

    @Test
    void keepsTheNameAsItIsWritten() {
        Described described = new Described()
                .type("Pool", object(required("id", text())))
                .operation("POST /Node-Pools", object(), reply("201", named("Pool")))
                .operation("GET /Node-Pools/{id}", null, reply("200", named("Pool")));
        assertThat(described.resourceNames()).containsExactly("Node-Pools");
    }
}
