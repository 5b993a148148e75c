package dev.ectype.compiler.graph;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.graph.step.CollectionStep;
import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GraphBuilderTest {
    private static final ResourceName PETS = new ResourceName("pets");

    @Test
    void changesLookUpTheInstanceOfThePathFirst() {
        Behavior remove = behavior(ModelFixture.pets(), "DELETE /pets/{petId}");
        assertThat(remove.steps())
                .containsExactly(
                        new FindStep.Lookup(PETS, "petId", "id", null, null, null, "pet"),
                        new ChangeStep.Remove(PETS, "pet"));
        assertThat(remove.reply().status()).isEqualTo(204);
        assertThat(remove.reply().projection()).isEqualTo(new Projection.Nothing());
    }

    @Test
    void creationsReplyWith201AndTheItem() {
        Behavior create = behavior(ModelFixture.pets(), "POST /pets");
        assertThat(create.steps()).containsExactly(new CollectionStep.Insert(PETS, null, MemberPath.ROOT, null, false));
        assertThat(create.reply().status()).isEqualTo(201);
        assertThat(create.reply().projection()).isEqualTo(new Projection.Item(MemberPath.ROOT));
    }

    @Test
    void samplesAnOperationThatNothingIsKnownAbout() {
        ModelFixture described = new ModelFixture().operation("POST /convert", null, reply("200", text()));
        Behavior convert = behavior(described, "POST /convert");
        assertThat(convert.steps()).containsExactly(new Step.ReplyWithSample());
        assertThat(convert.reply().projection()).isEqualTo(new Projection.Sample());
    }

    @Test
    void invalidRequestsUseTheFirstDeclaredStatus() {
        ModelFixture described = new ModelFixture()
                .operation("POST /a", text(), reply("200", text()), reply("422", named("E")))
                .operation("POST /b", text(), reply("200", text()), reply("422", named("E")), reply("400", text()))
                .operation("POST /c", text(), reply("200", text()), reply("default", named("E")))
                .operation("POST /d", text(), reply("200", text()));
        assertThat(invalid(described, "POST /a").status()).isEqualTo(422);
        assertThat(invalid(described, "POST /b").status()).isEqualTo(422);
        assertThat(exit(described, "POST /b", ErrorExit.Kind.UNREADABLE).status())
                .isEqualTo(400);
        assertThat(exit(described, "POST /d", ErrorExit.Kind.MEDIA_TYPE).status())
                .isEqualTo(415);
        assertThat(invalid(described, "POST /c").status()).isEqualTo(400);
        assertThat(invalid(described, "POST /c").media()).isEqualTo(ModelFixture.json(named("E")));
        assertThat(invalid(described, "POST /d").media())
                .as("the commonest 4xx form of the API")
                .isEqualTo(ModelFixture.json(named("E")));
    }

    @Test
    void usesNoFormForErrorsWhenNoneIsDeclaredAnywhere() {
        ModelFixture described = new ModelFixture().operation("POST /d", text(), reply("200", text()));
        assertThat(invalid(described, "POST /d").media()).isNull();
    }

    @Test
    void drawsTheLifeOfAResourceWithoutStates() {
        BehaviorGraph graph = BehaviorGraph.of(ModelFixture.pets().inferred().model());
        StateMachine machine = graph.machines().get(0);
        assertThat(machine.member()).isNull();
        assertThat(machine.transitions())
                .extracting(change -> change.from() + ">" + change.to())
                .containsExactly(">present", "present>");
    }

    @Test
    void looksAChildUpWithinItsParent() {
        ModelFixture nested = new ModelFixture()
                .type("Shop", object(required("id", text()), required("name", text())))
                .type("Item", object(required("id", text()), required("label", text())))
                .operation("POST /shops", named("Shop"), reply("201", named("Shop")))
                .operation("GET /shops/{shop_id}", null, reply("200", named("Shop")))
                .operation("POST /shops/{shop_id}/items", named("Item"), reply("201", named("Item")))
                .operation("GET /shops/{shop_id}/items/{item_id}", null, reply("200", named("Item")));
        List<Step> steps =
                behavior(nested, "GET /shops/{shop_id}/items/{item_id}").steps();
        assertThat(steps)
                .containsExactly(
                        new FindStep.Lookup(new ResourceName("shops"), "shop_id", "id", null, null, null, "shop"),
                        new FindStep.Lookup(new ResourceName("items"), "item_id", "id", "shop", null, null, "item"));
    }

    @Test
    void lookupsUseTheQualifiersOfThePath() {
        ResourceName repos = new ResourceName("repos");
        ModelFixture described = new ModelFixture()
                .type("Repo", object(required("id", text()), required("name", text())))
                .operation("GET /repos/{owner}/{repo}", null, reply("200", named("Repo")))
                .operation("GET /repos/{owner}", null, reply("200", array(named("Repo"))));
        assertThat(behavior(described, "GET /repos/{owner}/{repo}").steps())
                .containsExactly(
                        new FindStep.FilterByQualifiers(repos, null, List.of("owner"), "owner"),
                        new FindStep.Lookup(repos, "repo", "id", "owner", null, null, "repo"));
        assertThat(behavior(described, "GET /repos/{owner}").steps().get(0))
                .isEqualTo(new FindStep.FilterByQualifiers(repos, null, List.of("owner"), "owner"));
    }

    @Test
    void impossibleIdentifiersAreMissingIfOnly404IsDescribed() {
        ModelFixture described = new ModelFixture()
                .type("Pet", object(required("id", text())))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")), reply("404", null))
                .operation("DELETE /pets/{id}", null, reply("204", null), reply("404", null), reply("400", null));
        assertThat(behavior(described, "GET /pets/{id}").exits())
                .contains(new ErrorExit(ErrorExit.Kind.UNNAMEABLE, 404, null, null));
        assertThat(behavior(described, "DELETE /pets/{id}").exits())
                .noneMatch(exit -> exit.kind() == ErrorExit.Kind.UNNAMEABLE);
    }

    private static ErrorExit invalid(ModelFixture described, String words) {
        return exit(described, words, ErrorExit.Kind.INVALID);
    }

    private static ErrorExit exit(ModelFixture described, String words, ErrorExit.Kind kind) {
        return behavior(described, words).exits().stream()
                .filter(exit -> exit.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    private static Behavior behavior(ModelFixture described, String words) {
        BehaviorGraph graph = BehaviorGraph.of(described.inferred().model());
        return graph.behaviors().stream()
                .filter(behavior -> behavior.endpoint().value().equals(words))
                .findFirst()
                .orElseThrow();
    }
}
