package dev.ectype.compiler.infer.identity;

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
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindQualifiersTest {
    private static ModelFixture items(String path, TypeRef type) {
        return new ModelFixture().type("Thing", type).operation("GET " + path, null, reply("200", named("Thing")));
    }

    private static List<Qualifier> qualifiers(ModelFixture described, String resource) {
        return described.inferred().model().resources().stream()
                .filter(each -> each.name().value().equals(resource))
                .map(Resource::identity)
                .findFirst()
                .orElseThrow()
                .qualifiers();
    }

    private static List<String> boundParameters(ModelFixture described, String operation) {
        ApiModel model = described.inferred().model();
        Endpoint endpoint = model.endpoints().stream()
                .filter(each -> each.id().value().equals(operation))
                .findFirst()
                .orElseThrow();
        return endpoint.qualifierBindings().stream()
                .map(QualifierBinding::parameters)
                .findFirst()
                .orElse(List.of());
    }

    @Test
    void readsAnUnboundParameterBeforeAnIdentifierAsAQualifier() {
        TypeRef owner = object(required("id", integer()), required("login", text()));
        ModelFixture items =
                items("/things/{owner}/{thing}", object(required("id", integer()), member("owner", owner)));
        assertThat(qualifiers(items, "things"))
                .containsExactly(new Qualifier("owner", MemberPath.of("owner", "login")));
        assertThat(boundParameters(items, "GET /things/{owner}/{thing}")).containsExactly("owner");
    }

    @Test
    void findsTheMemberOfAQualifier() {
        TypeRef account = object(required("name", text()));
        ModelFixture items = items(
                "/things/{account_name}/{space}/{slug}",
                object(required("slug", text()), member("Space", text()), member("account", account)));
        assertThat(qualifiers(items, "things"))
                .containsExactly(
                        new Qualifier("account_name", MemberPath.of("account", "name")),
                        new Qualifier("space", MemberPath.of("Space")));
    }

    @Test
    void readsParametersWithoutAResourceAsQualifiers() {
        ModelFixture items = items(
                        "/groups/{group}/zones/{zone}/things/{id}",
                        object(required("id", text()), member("size", integer())))
                .operation("GET /groups/{group}/things", null, reply("200", array(named("Thing"))))
                .operation("GET /areas/{zone}/things", null, reply("200", array(named("Thing"))));
        assertThat(qualifiers(items, "things"))
                .containsExactly(new Qualifier("group", null), new Qualifier("zone", null));
        assertThat(boundParameters(items, "GET /groups/{group}/zones/{zone}/things/{id}"))
                .containsExactly("group", "zone");
        assertThat(boundParameters(items, "GET /groups/{group}/things")).containsExactly("group", "");
        assertThat(boundParameters(items, "GET /areas/{zone}/things")).containsExactly("", "zone");
    }

    @Test
    void readsTwoConsecutiveParametersAsOneIdentifier() {
        TypeRef run = object(required("workflow_id", text()), required("step_id", text()), member("took", integer()));
        ModelFixture runs = items("/things/{workflow_id}/{step_id}", run)
                .operation("GET /things", null, reply("200", array(named("Thing"))))
                .operation("DELETE /things/{workflow_id}", null, reply("204", null));
        assertThat(runs.parameterBindingsOf("GET /things/{workflow_id}/{step_id}"))
                .containsExactly("step_id=things.step_id");
        assertThat(boundParameters(runs, "GET /things/{workflow_id}/{step_id}")).containsExactly("workflow_id");
        assertThat(runs.parameterBindingsOf("DELETE /things/{workflow_id}"))
                .containsExactly("workflow_id=things.workflow_id");
    }

    @Test
    void leavesResourcesAndFormatParametersAlone() {
        ModelFixture owned = items("/users/{user}/things/{id}", object(required("id", text())))
                .type("User", object(required("id", text())))
                .operation("GET /users/{user}", null, reply("200", named("User")));
        assertThat(qualifiers(owned, "things")).isEmpty();
        ModelFixture versioned = items("/{version}/{locale}/things/{id}", object(required("id", text())));
        assertThat(qualifiers(versioned, "things")).isEmpty();
    }

    @Test
    void bindsCreationParametersInOrderIfTheIdentifierHasNoLiterals() {
        TypeRef body = object(required("name", text()));
        TypeRef type = object(required("id", integer()), required("name", text()));
        ModelFixture row = items("/things/{owner}/{thing}", type)
                .operation("POST /crews/{crew}/things", body, reply("201", named("Thing")));
        assertThat(boundParameters(row, "POST /crews/{crew}/things")).containsExactly("crew");
        ModelFixture nested = items("/owners/{owner}/things/{thing}", type)
                .operation("POST /crews/{crew}/things", body, reply("201", named("Thing")));
        assertThat(qualifiers(nested, "things")).hasSize(1);
        assertThat(boundParameters(nested, "POST /crews/{crew}/things")).isEmpty();
    }
}
