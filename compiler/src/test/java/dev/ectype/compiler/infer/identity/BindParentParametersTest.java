package dev.ectype.compiler.infer.identity;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.path;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BindParentParametersTest {

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
    void bindsTheParentsOutermostFirst() {
        assertThat(shops().parameterBindingsOf("GET /shops/{shop}/items/{item}"))
                .containsExactly("shop=shops.id", "item=items.id");
    }

    @Test
    void bindsAParameterByItsName() {
        ModelFixture described = shops().operation("GET /reports/{shop_id}/sales", null, reply("200", text()));
        assertThat(described.parameterBindingsOf("GET /reports/{shop_id}/sales"))
                .containsExactly("shop_id=shops.id");
    }

    @Test
    void bindsAParameterOfAnotherPathWithTheSameSegments() {
        ModelFixture described = shops().operation("POST /v1/test/shops/{shop}/open", null, reply("200", named("Shop")))
                .operation("POST /v1/test/shops/{shop}/weather", null, reply("200", text()));
        assertThat(described.parameterBindingsOf("POST /v1/test/shops/{shop}/open"))
                .containsExactly("shop=shops.id");
        assertThat(described.parameterBindingsOf("POST /v1/test/shops/{shop}/weather"))
                .containsExactly("shop=shops.id");
    }

    @Test
    void bindsAParameterThatIsNamedLikeACollectionElsewhere() {
        ModelFixture described = new ModelFixture()
                .type("Shop", object(required("name", text())))
                .operation("POST /api/v1/shops", named("Shop"), reply("201", named("Shop")))
                .operation("GET /api/v1/shops/{name}", null, reply("200", named("Shop")))
                .operation("GET /apis/sales/v1/shops/{shop}/weather", null, reply("200", text()))
                .operation("GET /apis/sales/v1/shops/{owner}/taxes", null, reply("200", text()));
        assertThat(described.parameterBindingsOf("GET /apis/sales/v1/shops/{shop}/weather"))
                .containsExactly("shop=shops.name");
        assertThat(described.parameterBindingsOf("GET /apis/sales/v1/shops/{owner}/taxes"))
                .isEmpty();
    }

    @Test
    void bindsNoPrefixThatIsNamedLikeAResource() {
        ModelFixture described = new ModelFixture()
                .type("Api", object(required("name", text())))
                .operation("POST /v1/projects/{project}/apis", named("Api"), reply("201", named("Api")))
                .operation("GET /v1/projects/{project}/apis/{api}", null, reply("200", named("Api")));
        assertThat(described.parameterBindingsOf("GET /v1/projects/{project}/apis/{api}"))
                .containsExactly("api=apis.name");
    }

    @Test
    void leavesParametersOfNoResourceAlone() {
        ModelFixture described = shops().operation("GET /rates/{currency}", null, reply("200", text()));
        assertThat(described.parameterBindingsOf("GET /rates/{currency}")).isEmpty();
    }

    @Test
    void bindsNoFirstPartOfAnIdentifierOfTwoParts() {
        ModelFixture described = new ModelFixture()
                .type("Project", object(required("id", text()), required("slug", text())))
                .operation("POST /projects", named("Project"), reply("201", named("Project")))
                .operation("GET /projects/{account}/{slug}", null, reply("200", named("Project")))
                .operation("GET /projects/{account}/{slug}/log", null, reply("200", text()));
        assertThat(described.parameterBindingsOf("GET /projects/{account}/{slug}"))
                .containsExactly("slug=projects.slug");
        assertThat(described.parameterBindingsOf("GET /projects/{account}/{slug}/log"))
                .containsExactly("slug=projects.slug");
    }

    @Test
    void bindsNoParameterAfterAnIdentifier() {
        ModelFixture described = shops().operation("POST /shops/{shop}/{feature}/enable", null, reply("200", text()));
        assertThat(described.parameterBindingsOf("POST /shops/{shop}/{feature}/enable"))
                .containsExactly("shop=shops.id");
    }

    @Test
    void bindsNoParameterToAResourceBelowIt() {
        ModelFixture described = shops().type("Plan", object(required("id", text()), required("price", text())))
                .operation("GET /plans/{plan_id}/shops/{shop}/plans", null, reply("200", array(named("Plan"))))
                .operation("GET /plans/{plan_id}/shops/{shop}/plans/{plan}", null, reply("200", named("Plan")));
        assertThat(described.parameterBindingsOf("GET /plans/{plan_id}/shops/{shop}/plans/{plan}"))
                .contains("plan=plans.id")
                .doesNotContain("plan_id=plans.id");
    }

    @Test
    void bindsAParameterToAMemberOfACompatibleType() {
        ModelFixture described = new ModelFixture()
                .type("Team", object(required("slug", text()), required("id", integer())))
                .operation("POST /orgs/{org}/teams", named("Team"), reply("201", named("Team")))
                .operation("GET /orgs/{org}/teams/{slug}", null, reply("200", named("Team")))
                .operation("POST /mail/{team_id}/now", List.of(path("team_id", integer())), null, reply("200", text()));
        assertThat(described.parameterBindingsOf("POST /mail/{team_id}/now")).containsExactly("team_id=teams.id");
    }

    @Test
    void bindsAnEnumParameterToAMemberWithTheSameValues() {
        ModelFixture described = shops().type("Rule", object(required("type", oneOf("A", "B")), member("note", text())))
                .operation("POST /rules", named("Rule"), reply("201", named("Rule")))
                .operation(
                        "GET /rules/{rule}", List.of(path("rule", oneOf("A", "B"))), null, reply("200", named("Rule")))
                .operation(
                        "GET /reports/{shop_id}/sales",
                        List.of(path("shop_id", oneOf("day", "week"))),
                        null,
                        reply("200", text()));
        assertThat(described.parameterBindingsOf("GET /rules/{rule}")).containsExactly("rule=rules.type");
        assertThat(described.parameterBindingsOf("GET /reports/{shop_id}/sales"))
                .isEmpty();
    }

    @Test
    void bindsAnEnumParameterThatClientsPutTo() {
        ModelFixture described = new ModelFixture()
                .type("Policy", object(required("id", text()), member("name", text()), member("days", integer())))
                .operation(
                        "PUT /policies/{policyName}",
                        List.of(path("policyName", oneOf("default", "strict"))),
                        object(member("days", integer())),
                        reply("200", named("Policy")))
                .operation(
                        "GET /policies/{policyName}",
                        List.of(path("policyName", oneOf("default", "strict"))),
                        null,
                        reply("200", named("Policy")));
        assertThat(described.parameterBindingsOf("GET /policies/{policyName}"))
                .containsExactly("policyName=policies.name");
    }

    @Test
    void bindsToTheNearestResourceOfAName() {
        ModelFixture described = new ModelFixture()
                .type("Grid", object(required("id", integer()), required("size", integer())))
                .type("Site", object(required("id", text()), required("domain", text())))
                .type("Bucket", object(required("label", text()), member("cluster", text())))
                .operation("POST /grid/clusters", named("Grid"), reply("201", named("Grid")))
                .operation("GET /grid/clusters/{id}", null, reply("200", named("Grid")))
                .operation("GET /storage/clusters", null, reply("200", array(named("Site"))))
                .operation("GET /storage/clusters/{id}", null, reply("200", named("Site")))
                .operation("GET /storage/buckets", null, reply("200", array(named("Bucket"))))
                .operation("POST /storage/buckets", named("Bucket"), reply("201", named("Bucket")))
                .operation("GET /storage/buckets/{cluster_id}/{label}", null, reply("200", named("Bucket")))
                .operation("GET /storage/buckets/{cluster_id}/{label}/access", null, reply("200", text()));
        assertThat(described.parameterBindingsOf("GET /storage/buckets/{cluster_id}/{label}/access"))
                .startsWith("cluster_id=storage.clusters.id");
        assertThat(described.inferred().model().relationships()).anySatisfy(relationship -> {
            assertThat(relationship.name()).isEqualTo("buckets.cluster");
            assertThat(relationship.to().value()).isEqualTo("storage.clusters");
        });
    }
}
