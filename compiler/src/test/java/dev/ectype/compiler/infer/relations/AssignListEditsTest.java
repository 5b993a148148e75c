package dev.ectype.compiler.infer.relations;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class AssignListEditsTest {
    private static ModelFixture tasks() {
        return new ModelFixture()
                .type("User", object(required("id", text()), member("email", text())))
                .type(
                        "Task",
                        object(
                                required("id", text()),
                                member("followers", array(named("User"))),
                                member("title", text())))
                .operation("GET /users/{userId}", null, reply("200", named("User")))
                .operation("POST /tasks", named("Task"), reply("201", named("Task")))
                .operation("GET /tasks/{taskId}", null, reply("200", named("Task")));
    }

    @Test
    void readsVerbsWithANounAsListEdits() {
        TypeRef body = object(member("data", object(member("followers", array(text())))));
        ModelFixture described = tasks().operation("POST /tasks/{taskId}/addFollowers", body, reply("204", null))
                .operation("POST /tasks/{taskId}/remove-follower", body, reply("200", named("Task")));
        assertThat(described.roleOf("POST /tasks/{taskId}/addFollowers"))
                .isEqualTo("tasks add to followers from /data/followers with items of users without content");
        assertThat(described.roleOf("POST /tasks/{taskId}/remove-follower"))
                .isEqualTo("tasks remove from followers from /data/followers with items of users");
    }

    @Test
    void leavesBodiesWithoutIdentifiersAndMissingListsAlone() {
        ModelFixture described = tasks().operation(
                        "POST /tasks/{taskId}/addFollowers", object(member("note", text())), reply("204", null))
                .operation("POST /tasks/{taskId}/addTitle", object(member("title", text())), reply("204", null));
        assertThat(described.roleOf("POST /tasks/{taskId}/addFollowers")).isEqualTo("none");
        assertThat(described.roleOf("POST /tasks/{taskId}/addTitle")).isEqualTo("none");
    }

    @Test
    void readsIdentifiersInABodyAsListItems() {
        ModelFixture described = tasks().operation(
                        "GET /tasks/{taskId}/owners", null, reply("200", array(named("User"))))
                .operation("POST /tasks/{taskId}/owners", object(member("user_id", text())), reply("204", null))
                .operation("PUT /tasks/{taskId}/owners", array(text()), reply("204", null))
                .operation(
                        "DELETE /tasks/{taskId}/owners", object(member("owners", array(text()))), reply("204", null));
        assertThat(described.roleOf("GET /tasks/{taskId}/owners")).isEqualTo("users list through tasks.owners");
        assertThat(described.roleOf("POST /tasks/{taskId}/owners"))
                .isEqualTo("tasks add to through tasks.owners from /user_id with items of users without content");
        assertThat(described.roleOf("PUT /tasks/{taskId}/owners"))
                .isEqualTo("tasks replace all of through tasks.owners with items of users without content");
        assertThat(described.roleOf("DELETE /tasks/{taskId}/owners"))
                .isEqualTo("tasks remove from through tasks.owners from /owners with items of users without content");
    }

    @Test
    void createsAnInstanceFromABodyWithMoreThanIdentifiers() {
        ModelFixture described = tasks().operation(
                        "GET /tasks/{taskId}/owners", null, reply("200", array(named("User"))))
                .operation(
                        "POST /tasks/{taskId}/owners",
                        object(member("user_id", text()), member("email", text())),
                        reply("201", named("User")));
        assertThat(described.roleOf("POST /tasks/{taskId}/owners")).startsWith("users create");
    }
}
