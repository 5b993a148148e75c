package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.array;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import org.junit.jupiter.api.Test;

final class ProposeOwnershipTest {

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
    void letsTheOnlyParentOwnWhatItsPathHolds() {
        Described shops = shops();
        assertThat(shops.resource("items").parent()).isEqualTo(new ResourceName("shops"));
        assertThat(shops.inferred().model().relationships())
                .contains(new Relationship(
                        "items.shop_id",
                        new ResourceName("items"),
                        new ResourceName("shops"),
                        Relationship.Kind.OWNER,
                        "shop_id"));
    }

    @Test
    void letsNobodyOwnWhatIsMadeWithoutAParentToo() {
        Described described = shops().operation("POST /items", named("Item"), reply("201", named("Item")))
                .operation("GET /items/{item}", null, reply("200", named("Item")));
        assertThat(described.resource("items").parent()).isNull();
        assertThat(described.inferred().model().relationships())
                .extracting(Relationship::kind)
                .containsOnly(Relationship.Kind.MEMBERSHIP);
    }
}
