package dev.ectype.compiler.infer.resources;

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
import java.util.List;
import org.junit.jupiter.api.Test;

final class JoinGroupsOfOneTypeTest {
    @Test
    void joinsOneTypeBelowTwoParents() {
        ModelFixture described = new ModelFixture()
                .type("Subscription", object(required("id", text()), member("customer", text())))
                .operation("POST /subscriptions", named("Subscription"), reply("200", named("Subscription")))
                .operation("GET /subscriptions/{id}", null, reply("200", named("Subscription")))
                .operation(
                        "POST /customers/{customer}/subscriptions",
                        named("Subscription"),
                        reply("200", named("Subscription")))
                .operation("GET /customers/{customer}/subscriptions/{id}", null, reply("200", named("Subscription")));
        assertThat(described.resourceNames()).containsExactly("subscriptions");
    }

    @Test
    void joinsAListOfShortFormsWithItsResource() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Task",
                        object(
                                required("gid", text()),
                                member("name", text()),
                                member("kind", text()),
                                member("notes", text())))
                .type("Short", object(required("gid", text()), member("name", text()), member("kind", text())))
                .operation("POST /tasks", named("Task"), reply("201", named("Task")))
                .operation("GET /tasks/{gid}", null, reply("200", named("Task")))
                .operation("GET /projects/{project}/tasks", null, reply("200", array(named("Short"))));
        assertThat(described.resourceNames()).containsExactly("tasks");
        assertThat(described.roleOf("GET /projects/{project}/tasks")).isEqualTo("tasks list");
    }

    @Test
    void separatesDifferentTypesOfOneName() {
        ModelFixture described = new ModelFixture()
                .type("Dispute", object(required("id", text()), member("charge", text()), member("reason", text())))
                .type("CardDispute", object(required("id", text()), member("card", text()), member("loss", integer())))
                .operation("POST /disputes", named("Dispute"), reply("200", named("Dispute")))
                .operation("GET /disputes/{id}", null, reply("200", named("Dispute")))
                .operation("POST /issuing/disputes", named("CardDispute"), reply("200", named("CardDispute")))
                .operation("GET /issuing/disputes/{id}", null, reply("200", named("CardDispute")));
        assertThat(described.resourceNames()).containsExactly("disputes", "issuing.disputes");
    }

    @Test
    void separatesClientChosenNamesBelowDifferentParents() {
        ModelFixture described = new ModelFixture()
                .type("Group", object(required("id", text()), member("title", text())))
                .type("Variable", object(required("name", text()), member("value", text())));
        for (String parent : List.of("teams", "sites")) {
            String below = "/" + parent + "/{" + parent + "Id}";
            described = described
                    .operation("POST /" + parent, named("Group"), reply("201", named("Group")))
                    .operation("GET " + below, null, reply("200", named("Group")))
                    .operation("POST " + below + "/variables", named("Variable"), reply("201", named("Variable")))
                    .operation("GET " + below + "/variables/{name}", null, reply("200", named("Variable")));
        }
        assertThat(described.resourceNames()).containsExactly("teams", "variables", "sites", "sites.variables");
    }

    @Test
    void joinsTheItemsBelowItemsWithANumberedParameter() {
        ModelFixture described = new ModelFixture()
                .type("Folder", object(required("id", text()), member("name", text())))
                .operation("POST /folders", named("Folder"), reply("201", named("Folder")))
                .operation("GET /folders/{folder-id}", null, reply("200", named("Folder")))
                .operation("POST /folders/{folder-id}/children", named("Folder"), reply("201", named("Folder")))
                .operation("GET /folders/{folder-id}/children/{folder-id1}", null, reply("200", named("Folder")));
        assertThat(described.resourceNames()).containsExactly("folders");
        assertThat(described.roleOf("POST /folders/{folder-id}/children")).startsWith("folders create");
    }

    @Test
    void joinsNothingWithAGroupThatIsJoinedItself() {
        String below = "/steps/{step-id}/events/{event-id}";
        ModelFixture described = new ModelFixture()
                .type("Event", object(required("id", text()), member("title", text())))
                .operation("GET /notebooks/{notebook-id}/events/{event-id}", null, reply("200", named("Event")))
                .operation("GET " + below, null, reply("200", named("Event")))
                .operation("GET " + below + "/children/{event-id1}", null, reply("200", named("Event")));
        assertThat(described.resourceNames()).containsExactly("events");
    }

    @Test
    void writesBelowAnInstanceThatReturnItWholeBelongToIt() {
        ModelFixture described = new ModelFixture()
                .type("Line", object(member("lineId", text()), member("note", text())))
                .type("Cart", object(required("id", text()), member("lines", array(named("Line")))))
                .operation("POST /carts", object(), reply("201", named("Cart")))
                .operation("GET /carts/{id}", null, reply("200", named("Cart")))
                .operation("POST /carts/{id}/lines", named("Line"), reply("200", named("Cart")))
                .operation("DELETE /carts/{id}/lines/{lineId}", null, reply("200", named("Cart")));
        assertThat(described.resourceNames()).containsExactly("carts");
        assertThat(described.roleOf("POST /carts/{id}/lines")).isEqualTo("carts custom action");
        assertThat(described.roleOf("DELETE /carts/{id}/lines/{lineId}")).isEqualTo("carts custom action");
    }
}
