package dev.ectype.compiler.infer.members;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.notes;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindUniqueMembersTest {
    @Test
    void readsUniqueMembersFromTheirDescription() {
        assertThat(unique(text(notes("Must be unique within the team.")), "no")).containsExactly("email");
        assertThat(unique(text(notes("Need not be unique.")), "no")).isEmpty();
        assertThat(unique(text(notes("The unique name of a plan.")), "no")).isEmpty();
    }

    @Test
    void readsUniqueMembersFromErrorDescriptions() {
        assertThat(unique(text(), "A user with this email already exists")).containsExactly("email");
        assertThat(unique(text(), "It already exists")).isEmpty();
    }

    @Test
    void readsOnlyTheLongestMemberNameInAnErrorDescription() {
        TypeRef release = object(required("id", text()), member("tag_name", text()), member("name", text()));
        Response conflict = new Response("409", "A release with this tag_name already exists", List.of(), List.of());
        ModelFixture described = new ModelFixture()
                .type("Release", release)
                .operation("GET /releases/{id}", null, reply("200", named("Release")))
                .operation("POST /releases", named("Release"), reply("201", named("Release")), conflict);
        assertThat(described.inferred().model().resources().get(0).unique()).containsExactly("tag_name");
    }

    private static List<String> unique(TypeRef email, String refusal) {
        TypeRef user = object(required("id", text()), member("email", email), member("plan", text()));
        Response conflict = new Response("409", refusal, List.of(), List.of());
        ModelFixture described = new ModelFixture()
                .type("User", user)
                .operation("GET /users/{id}", null, reply("200", named("User")))
                .operation("POST /users", named("User"), reply("201", named("User")), conflict);
        return described.inferred().model().resources().get(0).unique();
    }
}
