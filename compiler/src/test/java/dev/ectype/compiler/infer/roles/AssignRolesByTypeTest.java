package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import org.junit.jupiter.api.Test;

final class AssignRolesByTypeTest {
    @Test
    void findsSearchesAndOtherListsOfAResource() {
        ModelFixture described = ModelFixture.pets()
                .operation("GET /pets/search", null, reply("200", object(member("data", array(named("Pet"))))))
                .operation("GET /pets/findByTag", null, reply("200", array(named("Pet"))));
        assertThat(described.roleOf("GET /pets/search")).isEqualTo("pets list at /data");
        assertThat(described.roleOf("GET /pets/findByTag")).isEqualTo("pets list");
    }

    @Test
    void findsALookupByAnotherKey() {
        ModelFixture described =
                ModelFixture.pets().operation("GET /pets/by-tag/{tag}", null, reply("200", named("Pet")));
        assertThat(described.roleOf("GET /pets/by-tag/{tag}")).isEqualTo("pets read");
        assertThat(described.parameterBindingsOf("GET /pets/by-tag/{tag}")).containsExactly("tag=pets.tag");
    }

    @Test
    void leavesListsOfOtherTypesAlone() {
        ModelFixture described = ModelFixture.pets()
                .operation("GET /pets/breeds", null, reply("200", array(object(member("label", text())))));
        assertThat(described.roleOf("GET /pets/breeds")).isEqualTo("none");
    }

    @Test
    void readsAListOfOneAtAnItemPath() {
        ModelFixture described = new ModelFixture()
                .type("Key", object(member("access_key", text()), member("grant", text())))
                .operation("POST /keys", object(), reply("201", object(member("key", named("Key")))))
                .operation("DELETE /keys/{access_key}", null, reply("204", null))
                .operation("GET /keys/{access_key}", null, reply("200", object(member("keys", array(named("Key"))))));
        assertThat(described.roleOf("POST /keys")).isEqualTo("keys create at /key");
        assertThat(described.roleOf("GET /keys/{access_key}")).isEqualTo("keys read at /keys/0");
    }

    @Test
    void readsAPostedSearchAsAList() {
        ModelFixture described = ModelFixture.pets()
                .operation("POST /pets/search", object(member("name", text())), reply("200", array(named("Pet"))))
                .operation("POST /pets/adopt", object(member("name", text())), reply("200", array(named("Pet"))));
        assertThat(described.roleOf("POST /pets/search")).isEqualTo("pets list");
        assertThat(described.roleOf("POST /pets/adopt")).isEqualTo("none");
    }

    @Test
    void readsAListOfIdentifiersAtTheirName() {
        ModelFixture described = ModelFixture.pets()
                .operation("GET /pets/ids", null, reply("200", array(integer())))
                .operation("GET /pets/weights", null, reply("200", array(integer())));
        assertThat(described.roleOf("GET /pets/ids")).isEqualTo("pets list");
        assertThat(described.roleOf("GET /pets/weights")).isEqualTo("none");
    }

    @Test
    void readsANamedCreationBelowTheCollection() {
        ModelFixture described = ModelFixture.pets()
                .operation("POST /pets/createPetWithTag", named("NewPet"), reply("200", object()))
                .operation("POST /pets/createReport", named("NewPet"), reply("200", object()));
        assertThat(described.roleOf("POST /pets/createPetWithTag")).startsWith("pets create");
        assertThat(described.roleOf("POST /pets/createReport")).isEqualTo("none");
    }
}
