package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class FindSubResourcesTest {
    private static final TypeRef STATUS = object(required("status", oneOf("placed", "sent")));

    private static ModelFixture orders() {
        return new ModelFixture()
                .type("Address", object(member("street", text()), member("city", text())))
                .type(
                        "Order",
                        object(
                                required("id", text()),
                                member("title", text()),
                                member("status", oneOf("placed", "sent")),
                                member("deliveryAddress", named("Address")),
                                member("tags", array(text()))))
                .operation("POST /orders", object(member("title", text())), reply("201", named("Order")))
                .operation("GET /orders/{id}", null, reply("200", named("Order")))
                .operation("GET /orders/{id}/delivery-address", null, reply("200", named("Address")))
                .operation("PUT /orders/{id}/delivery-address", named("Address"), reply("200", named("Address")))
                .operation("PATCH /orders/{id}/delivery-address", named("Address"), reply("204", null))
                .operation("DELETE /orders/{id}/delivery-address", null, reply("204", null))
                .operation("GET /orders/{id}/status", null, reply("200", STATUS))
                .operation("PUT /orders/{id}/status", STATUS, reply("200", STATUS))
                .operation("PUT /orders/{id}/tags", array(text()), reply("204", null))
                .operation("GET /orders/{id}/title", null, reply("200", object(member("words", text()))))
                .operation(
                        "PUT /orders/{id}/title",
                        object(member("words", text())),
                        reply("200", object(member("words", text()))));
    }

    @Test
    void readsAndWritesTheMemberThatThePathNames() {
        String path = " /orders/{id}/delivery-address";
        assertThat(orders().roleOf("GET" + path)).isEqualTo("orders read deliveryAddress");
        assertThat(orders().roleOf("PUT" + path)).isEqualTo("orders replace deliveryAddress");
        assertThat(orders().roleOf("PATCH" + path)).isEqualTo("orders update deliveryAddress without content");
        assertThat(orders().roleOf("DELETE" + path)).isEqualTo("orders clear deliveryAddress without content");
        assertThat(orders().roleOf("PUT /orders/{id}/tags")).isEqualTo("orders replace tags without content");
    }

    @Test
    void readsAndUpdatesAResourceNamedAfterThePath() {
        ModelFixture robots = new ModelFixture()
                .type("RobotSettings", object(required("id", text()), member("arm", text())))
                .operation("POST /robots", object(member("arm", text())), reply("201", named("RobotSettings")))
                .operation("GET /robots/{id}", null, reply("200", named("RobotSettings")))
                .operation("GET /robots/{id}/settings", null, reply("200", named("RobotSettings")))
                .operation(
                        "PUT /robots/{id}/settings",
                        object(member("arm", text())),
                        reply("200", named("RobotSettings")))
                .operation("GET /robots/{id}/twin", null, reply("200", named("RobotSettings")))
                .operation(
                        "PUT /robots/{id}/twin", object(member("arm", text())), reply("200", named("RobotSettings")));
        assertThat(robots.roleOf("GET /robots/{id}/settings")).isEqualTo("robots read");
        assertThat(robots.roleOf("PUT /robots/{id}/settings")).isEqualTo("robots update");
        assertThat(robots.roleOf("GET /robots/{id}/twin")).isEqualTo("twin read");
    }

    @Test
    void readsAndUpdatesSeveralMembersOfTheOwner() {
        assertThat(orders().roleOf("GET /orders/{id}/status")).isEqualTo("orders read");
        assertThat(orders().roleOf("PUT /orders/{id}/status")).isEqualTo("orders update");
    }

    @Test
    void leavesOtherTypesAlone() {
        assertThat(orders().roleOf("PUT /orders/{id}/title")).startsWith("title ");
        assertThat(orders().resourceNames()).containsExactlyInAnyOrder("orders", "title");
    }

    @Test
    void aPathMayWrapTheListThatItIsNamedAfter() {
        TypeRef names = object(required("names", array(text())));
        ModelFixture described = new ModelFixture()
                .type("Repo", object(required("id", text()), member("topics", array(text()))))
                .operation("POST /repos", object(), reply("201", named("Repo")))
                .operation("GET /repos/{id}", null, reply("200", named("Repo")))
                .operation("GET /repos/{id}/topics", null, reply("200", names))
                .operation("PUT /repos/{id}/topics", names, reply("200", names));
        assertThat(described.roleOf("GET /repos/{id}/topics")).isEqualTo("repos read topics at /names");
        assertThat(described.roleOf("PUT /repos/{id}/topics")).isEqualTo("repos replace topics from /names at /names");
    }

    @Test
    void aPathWithValuesOfTheInstanceReadsAndWritesThem() {
        ModelFixture cranes = cranes(object(member("hooks", text())));
        assertThat(cranes.roleOf("GET /cranes/{id}/scale")).isEqualTo("cranes read");
        assertThat(cranes.roleOf("PUT /cranes/{id}/scale")).isEqualTo("cranes update");
    }

    @Test
    void aPathWithOtherValuesIsASingletonOfItsOwn() {
        ModelFixture cranes = cranes(object(member("loads", text())));
        assertThat(cranes.roleOf("GET /cranes/{id}/scale")).startsWith("scale read");
    }

    private static ModelFixture cranes(TypeRef spec) {
        return new ModelFixture()
                .type("Scale", object(member("spec", spec)))
                .type(
                        "Crane",
                        object(
                                required("id", text()),
                                member("spec", object(member("hooks", text()), member("model", text())))))
                .operation("POST /cranes", named("Crane"), reply("201", named("Crane")))
                .operation("GET /cranes/{id}", null, reply("200", named("Crane")))
                .operation("GET /cranes/{id}/scale", null, reply("200", named("Scale")))
                .operation("PUT /cranes/{id}/scale", named("Scale"), reply("200", named("Scale")));
    }
}
