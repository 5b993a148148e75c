package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import org.junit.jupiter.api.Test;

final class JoinViewsTest {
    @Test
    void readsAReadOnlyGroupBesideACollectionOfItsTypeAsAView() {
        ModelFixture described = events().operation(
                        "GET /calendars/{calendar}/view", null, reply("200", array(named("Event"))))
                .operation("GET /calendars/{calendar}/view/{event}", null, reply("200", named("Event")));
        assertThat(described.resourceNames()).containsExactly("events");
        assertThat(described.roleOf("GET /calendars/{calendar}/view")).isEqualTo("events list");
        assertThat(described.roleOf("GET /calendars/{calendar}/view/{event}")).isEqualTo("events read");
    }

    @Test
    void separatesGroupsElsewhereOrWithOtherNamesOrWithWrites() {
        ModelFixture described = events().operation("GET /holidays", null, reply("200", array(named("Event"))))
                .operation("GET /holidays/{event}", null, reply("200", named("Event")))
                .operation("GET /calendars/{calendar}/feasts", null, reply("200", array(named("Event"))))
                .operation("GET /calendars/{calendar}/feasts/{day}", null, reply("200", named("Event")))
                .operation("GET /calendars/{calendar}/drafts", null, reply("200", array(named("Event"))))
                .operation("GET /calendars/{calendar}/drafts/{event}", null, reply("200", named("Event")))
                .operation("DELETE /calendars/{calendar}/drafts/{event}", null, reply("204", null));
        assertThat(described.resourceNames()).containsExactlyInAnyOrder("events", "holidays", "feasts", "drafts");
    }

    private static ModelFixture events() {
        return new ModelFixture()
                .type("Event", object(required("id", text()), member("subject", text())))
                .operation("POST /calendars/{calendar}/events", named("Event"), reply("201", named("Event")))
                .operation("GET /calendars/{calendar}/events", null, reply("200", array(named("Event"))))
                .operation("GET /calendars/{calendar}/events/{event}", null, reply("200", named("Event")));
    }
}
