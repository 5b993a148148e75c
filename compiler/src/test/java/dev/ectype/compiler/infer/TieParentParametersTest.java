package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.array;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TieParentParametersTest {

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
    void tiesTheParentsOutermostFirst() {
        assertThat(shops().tiesOf("GET /shops/{shop}/items/{item}")).containsExactly("shop=shops.id", "item=items.id");
    }

    @Test
    void tiesAParameterByItsNameWhereItsPathSaysNothing() {
        Described described = shops().operation("GET /reports/{shop_id}/sales", null, reply("200", text()));
        assertThat(described.tiesOf("GET /reports/{shop_id}/sales")).containsExactly("shop_id=shops.id");
    }

    @Test
    void tiesAParameterUnderAnotherPathThatShowsTheSameThing() {
        Described described = shops().operation("POST /v1/test/shops/{shop}/open", null, reply("200", named("Shop")))
                .operation("POST /v1/test/shops/{shop}/weather", null, reply("200", text()));
        assertThat(described.tiesOf("POST /v1/test/shops/{shop}/open")).containsExactly("shop=shops.id");
        assertThat(described.tiesOf("POST /v1/test/shops/{shop}/weather")).isEmpty();
    }

    @Test
    void aKindThatIsCalledLikeAPrefixIsNotFoundUnderEveryOtherPath() {
        Described described = new Described()
                .type("Api", object(required("name", text())))
                .operation("POST /v1/projects/{project}/apis", named("Api"), reply("201", named("Api")))
                .operation("GET /v1/projects/{project}/apis/{api}", null, reply("200", named("Api")));
        assertThat(described.tiesOf("GET /v1/projects/{project}/apis/{api}")).containsExactly("api=apis.name");
    }

    @Test
    void leavesParametersOfNoResourceAlone() {
        Described described = shops().operation("GET /rates/{currency}", null, reply("200", text()));
        assertThat(described.tiesOf("GET /rates/{currency}")).isEmpty();
    }

    @Test
    void aNameOfTwoPartsDoesNotStandBelowItself() {
        Described described = new Described()
                .type("Project", object(required("id", text()), required("slug", text())))
                .operation("POST /projects", named("Project"), reply("201", named("Project")))
                .operation("GET /projects/{account}/{slug}", null, reply("200", named("Project")))
                .operation("GET /projects/{account}/{slug}/log", null, reply("200", text()));
        assertThat(described.tiesOf("GET /projects/{account}/{slug}")).containsExactly("slug=projects.slug");
        assertThat(described.tiesOf("GET /projects/{account}/{slug}/log")).containsExactly("slug=projects.slug");
    }
}
