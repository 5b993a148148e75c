package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.list.FieldSelection;
import java.util.List;
import org.junit.jupiter.api.Test;

final class InferenceTest {
    @Test
    void infersTheUsualOperationsOnPets() {
        ModelFixture pets = ModelFixture.pets();
        assertThat(pets.resourceNames()).containsExactly("pets");
        assertThat(pets.roleOf("POST /pets")).isEqualTo("pets create");
        assertThat(pets.roleOf("GET /pets")).isEqualTo("pets list");
        assertThat(pets.roleOf("GET /pets/{petId}")).isEqualTo("pets read");
        assertThat(pets.roleOf("PUT /pets/{petId}")).isEqualTo("pets replace");
        assertThat(pets.roleOf("PATCH /pets/{petId}")).isEqualTo("pets update");
        assertThat(pets.roleOf("DELETE /pets/{petId}")).isEqualTo("pets delete without content");
        assertThat(pets.parameterBindingsOf("GET /pets/{petId}")).containsExactly("petId=pets.id");
    }

    @Test
    void infersNoResourcesInModeOff() {
        ApiModel model = ModelFixture.pets().model();
        ApiModel completed = Inference.of(Inference.Mode.OFF).complete(model, new Diagnostics());
        assertThat(completed.identifying()).isNotEmpty();
        assertThat(completed.withIdentifying(List.of())).isEqualTo(model);
    }

    @Test
    void understandsSingleOperationsInModeOff() {
        ApiModel model = new ModelFixture()
                .operation(
                        "GET /pets/{petId}",
                        List.of(ModelFixture.query("fields", text())),
                        null,
                        reply("200", object(required("id", text()))),
                        reply("412", null))
                .model();
        Endpoint read = Inference.of(Inference.Mode.OFF)
                .complete(model, new Diagnostics())
                .endpoints()
                .get(0);
        assertThat(read.selections()).containsExactly(new FieldSelection("fields", false));
        assertThat(read.isVersioned()).isTrue();
        assertThat(read.role()).isNull();
    }

    @Test
    void isDeterministic() {
        Inference.Completion first = ModelFixture.pets().inferred();
        Inference.Completion second = ModelFixture.pets().inferred();
        assertThat(first.model()).isEqualTo(second.model());
        assertThat(first.log()).isEqualTo(second.log()).contains("AssignRoles 90 role POST /pets pets create because");
    }

    @Test
    void findsItemsAndListsInsideTheirEnvelopes() {
        ModelFixture articles = new ModelFixture()
                .type("Article", object(required("slug", text()), required("title", text()), member("body", text())))
                .operation(
                        "GET /articles",
                        null,
                        reply("200", object(member("articles", array(named("Article"))), member("count", integer()))))
                .operation(
                        "POST /articles",
                        object(required("article", object(required("title", text()), required("body", text())))),
                        reply("201", object(member("article", named("Article")))))
                .operation("GET /articles/{slug}", null, reply("200", object(member("article", named("Article")))))
                .operation(
                        "PUT /articles/{slug}",
                        object(required("article", object(member("title", text()), member("body", text())))),
                        reply("200", object(member("article", named("Article")))))
                .operation("DELETE /articles/{slug}", null, reply("204", null));
        assertThat(articles.roleOf("GET /articles")).isEqualTo("articles list at /articles");
        assertThat(articles.roleOf("POST /articles")).isEqualTo("articles create from /article at /article");
        assertThat(articles.roleOf("PUT /articles/{slug}")).isEqualTo("articles update from /article at /article");
        assertThat(articles.parameterBindingsOf("GET /articles/{slug}")).containsExactly("slug=articles.slug");
    }
}
