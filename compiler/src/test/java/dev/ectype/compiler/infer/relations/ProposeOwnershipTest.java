package dev.ectype.compiler.infer.relations;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.path;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProposeOwnershipTest {

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
    void makesTheOnlyParentTheOwner() {
        ModelFixture shops = shops();
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
    void ignoresAListAcrossParents() {
        ModelFixture described = shops().operation("GET /items", null, reply("200", array(named("Item"))));
        assertThat(described.resource("items").parent()).isEqualTo(new ResourceName("shops"));
    }

    @Test
    void makesTheScopeInAPathTheOwner() {
        ModelFixture described = new ModelFixture()
                .type("Log", object(required("id", text()), required("name", text())))
                .type("Entry", object(required("id", text()), required("line", text())))
                .operation("POST /logs", named("Log"), reply("201", named("Log")))
                .operation("GET /logs/{id}", null, reply("200", named("Log")))
                .operation("GET /entries/{log_id}", null, reply("200", array(named("Entry"))))
                .operation("POST /entries/{log_id}", named("Entry"), reply("201", named("Entry")))
                .operation("DELETE /entries/{log_id}", null, reply("204", null))
                .operation("GET /entries/{log_id}/{id}", null, reply("200", named("Entry")));
        assertThat(described.resource("entries").parent()).isEqualTo(new ResourceName("logs"));
    }

    @Test
    void proposesNoOwnerIfCreationsNeedNoParent() {
        ModelFixture described = shops().operation("POST /items", named("Item"), reply("201", named("Item")))
                .operation("GET /items/{item}", null, reply("200", named("Item")));
        assertThat(described.resource("items").parent()).isNull();
        assertThat(described.inferred().model().relationships())
                .extracting(Relationship::kind)
                .containsOnly(Relationship.Kind.MEMBERSHIP);
    }

    @Test
    void readsAMemberNamedLikeTheParentsIdentifierAsTheReference() {
        ModelFixture described = new ModelFixture()
                .type("Shop", object(required("shopKey", integer()), required("name", text())))
                .type("Item", object(required("id", text()), member("shopID", text()), member("shopKey", integer())))
                .operation("POST /shops", named("Shop"), reply("201", named("Shop")))
                .operation(
                        "GET /shops/{shopKey}", List.of(path("shopKey", integer())), null, reply("200", named("Shop")))
                .operation("GET /shops/{shopKey}/items", null, reply("200", array(named("Item"))));
        assertThat(described.inferred().model().relationships())
                .filteredOn(relationship -> relationship.kind() == Relationship.Kind.OWNER)
                .extracting(Relationship::member)
                .containsExactly("shopKey");
    }

    @Test
    void proposesNoOwnerForListedSiblings() {
        ModelFixture described =
                shops().operation("GET /shops/{shop}/items/{item}/similar", null, reply("200", array(named("Item"))));
        assertThat(described.resource("items").parent()).isEqualTo(new ResourceName("shops"));
        assertThat(described.inferred().model().relationships())
                .noneMatch(relationship -> relationship.from().equals(relationship.to()));
    }
}
