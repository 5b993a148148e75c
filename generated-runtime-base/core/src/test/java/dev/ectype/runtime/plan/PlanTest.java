package dev.ectype.runtime.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.plan.resource.IdStylePlan;
import dev.ectype.runtime.plan.resource.IdentityPlan;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlanTest {
    private static final String PLAN = """
            {"format":1,"api":{"name":"Petstore","version":"1.0.0","hash":"ab","slug":"petstore"},"basePaths":["/v2"],
             "security":{"token":{"kind":"API_KEY","carrier":"X-Key","in":"HEADER"},"b":{"kind":"BEARER"}},
             "types":{"Pet":{"kind":"object","members":[],"additional":{"kind":"any"}}},
             "resources":[{"name":"pets","type":{"kind":"named","name":"Pet"},"identity":{"member":"id","keys":["slug"],
                "style":{"kind":"prefixed","prefix":"pet_","length":8,"alphabet":"abc"}},"parent":"owners","given":true,
                "lifecycle":{"member":"status","states":["available","sold"]},"ownerMember":"customer"}],
             "relationships":[{"name":"comments.article","from":"comments","to":"articles","kind":"OWNER","member":"article"}],
             "operations":[{"id":"createPet","resource":"pets","group":"pets",
                "binding":{"kind":"http","method":"POST","path":"/pets","conditions":[{"in":"QUERY","name":"a","value":"b"}],"basePaths":["/files"],"spanning":"petId"},
                "parameters":[{"name":"dry","in":"QUERY","type":{"kind":"boolean"},"style":"form","explode":true}],
                "ties":[{"parameter":"petId","resource":"pets","member":"id"}],
                "body":{"required":true,"at":"/pet","media":[{"mediaType":"application/json","type":{"kind":"named","name":"Pet"},"examples":[1]}]},
                "security":[["token","b"],[]],
                "reply":{"status":201,"media":{"mediaType":"application/json","type":{"kind":"any"}},
                   "headers":[{"name":"ETag","type":{"kind":"text"}}],
                   "projection":{"kind":"page","at":"/data","paging":{"limit":"limit","envelope":
                      {"members":[{"at":"/links/next/href","slot":"NEXT_URL"}],"others":["/links/next"],
                       "headers":[{"name":"X-Total","slot":"TOTAL"}]}}}},
                "identity":true,
                "exits":[{"kind":"INVALID","status":400}],"filters":[{"parameter":"status","member":"/status"}]}]}""";

    private final Plan plan = Plan.parse(PLAN.getBytes(StandardCharsets.UTF_8));

    @Test
    void readsTheApiAndItsSecurity() {
        assertThat(plan.api()).isEqualTo(new ApiPlan("Petstore", "1.0.0", "ab", "petstore", false));
        assertThat(plan.basePaths()).containsExactly("/v2");
        assertThat(plan.security())
                .containsEntry("token", new SecurityPlan(SecurityPlan.Kind.API_KEY, "X-Key", Location.HEADER))
                .containsEntry("b", new SecurityPlan(SecurityPlan.Kind.BEARER, null, null));
    }

    @Test
    void readsResourcesAndRelationships() {
        ResourcePlan pets = plan.resources().get("pets");
        assertThat(pets.identity())
                .isEqualTo(new IdentityPlan(
                        "id",
                        null,
                        List.of(),
                        List.of("slug"),
                        new IdStylePlan.Prefixed("pet_", 8, "abc"),
                        List.of(),
                        false));
        assertThat(pets.lifecycle())
                .isEqualTo(new LifecyclePlan(MemberPath.of("status"), List.of("available", "sold")));
        assertThat(pets.seeded()).isTrue();
        assertThat(pets.singleton()).isFalse();
        assertThat(pets.tombstone()).isNull();
        assertThat(((NamedSchema) pets.type()).target()).isInstanceOf(ObjectSchema.class);
        assertThat(plan.relationships())
                .containsExactly(new RelationshipPlan(
                        "comments.article",
                        "comments",
                        "articles",
                        RelationshipPlan.Kind.OWNER,
                        MemberPath.of("article"),
                        null,
                        null,
                        null,
                        false));
    }

    @Test
    void readsOperations() {
        OperationPlan create = plan.operations().get(0);
        assertThat(create.binding())
                .isEqualTo(new BindingPlan.Http(
                        "POST",
                        "/pets",
                        List.of(new BindingPlan.Condition(Location.QUERY, "a", "b")),
                        List.of("/files"),
                        "petId"));
        assertThat(create.group()).isEqualTo("pets");
        assertThat(create.identity()).isTrue();
        assertThat(create.parameters().get(0).explode()).isTrue();
        assertThat(create.parameterBindings())
                .containsExactly(new ParameterBindingPlan("petId", "pets", "id", null, null));
        assertThat(create.security()).containsExactly(List.of("token", "b"), List.of());
        assertThat(create.exits()).containsExactly(new ExitPlan(ExitPlan.Kind.INVALID, 400, null, null));
        assertThat(create.filters())
                .containsExactly(new FilterPlan("status", MemberPath.of("status"), List.of(), false, null));
    }

    @Test
    void readsBodiesAndReplies() {
        OperationPlan create = plan.operations().get(0);
        assertThat(create.body()).satisfies(body -> {
            assertThat(body.required()).isTrue();
            assertThat(body.at()).isEqualTo(MemberPath.of("pet"));
            assertThat(body.media().get(0).examples()).hasSize(1);
        });
        assertThat(create.reply()).satisfies(reply -> {
            assertThat(reply.status()).isEqualTo(201);
            assertThat(reply.headers()).extracting(ParameterPlan::name).containsExactly("ETag");
            assertThat(reply.projection()).isInstanceOfSatisfying(ProjectionPlan.Page.class, page -> {
                assertThat(page.at()).isEqualTo(MemberPath.of("data"));
                ListEnvelopePlan envelope = page.paging().envelope();
                assertThat(envelope.members())
                        .containsExactly(new ListEnvelopePlan.Member(
                                MemberPath.of("links", "next", "href"), PageSlot.NEXT_URL, false));
                assertThat(envelope.others()).containsExactly(MemberPath.of("links", "next"));
                assertThat(envelope.header("x-total")).isEqualTo(PageSlot.TOTAL);
                assertThat(envelope.header("x-pages")).isNull();
                assertThat(page.paging().nextToken()).isNull();
            });
        });
    }

    @Test
    void refusesAPlanOfAnotherFormat() {
        assertThatThrownBy(() -> Plan.parse("{\"format\":2}".getBytes(StandardCharsets.UTF_8)))
                .hasMessage("expected a plan of format 1, found format 2");
    }
}
