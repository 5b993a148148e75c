package dev.ectype.compiler.infer.relations;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class LinkCreationsToParentsTest {
    private static ModelFixture maps(TypeRef map) {
        return new ModelFixture()
                .type("Map", map)
                .type("Club", object(member("id", text())))
                .operation("POST /clubs", named("Club"), reply("201", named("Club")))
                .operation("GET /clubs/{clubId}", null, reply("200", named("Club")))
                .operation("POST /maps", named("Map"), reply("201", named("Map")))
                .operation("GET /maps/{mapId}", null, reply("200", named("Map")))
                .operation("POST /clubs/{clubId}/maps", named("Map"), reply("201", named("Map")))
                .operation("GET /clubs/{clubId}/maps", null, reply("200", array(named("Map"))))
                .operation("GET /clubs/{clubId}/maps/{mapId}", null, reply("200", named("Map")));
    }

    @Test
    void linksACreationToItsParentWithoutAParentMember() {
        ModelFixture described = maps(object(member("id", text()), member("scale", text())));
        assertThat(described.roleOf("POST /clubs/{clubId}/maps")).isEqualTo("maps create through clubs.maps");
        assertThat(described.roleOf("GET /clubs/{clubId}/maps")).isEqualTo("maps list through clubs.maps");
        assertThat(described.parameterBindingsOf("GET /clubs/{clubId}/maps/{mapId}"))
                .containsExactly("clubId=clubs.id", "mapId=maps.id through clubs.maps");
        assertThat(described.roleOf("POST /maps")).isEqualTo("maps create");
        assertThat(described.parameterBindingsOf("GET /maps/{mapId}")).containsExactly("mapId=maps.id");
    }

    @Test
    void leavesResourcesWithAParentMemberAlone() {
        ModelFixture described = maps(object(member("id", text()), member("clubId", text())));
        assertThat(described.roleOf("GET /clubs/{clubId}/maps")).isEqualTo("maps list");
    }
}
