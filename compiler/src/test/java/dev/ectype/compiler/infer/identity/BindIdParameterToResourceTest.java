package dev.ectype.compiler.infer.identity;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.path;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BindIdParameterToResourceTest {
    private static String identity(String parameter, TypeRef item) {
        ModelFixture described = new ModelFixture()
                .type("Pet", item)
                .operation("POST /pets", object(member("colour", text())), reply("201", named("Pet")))
                .operation("GET /pets/{" + parameter + "}", null, reply("200", named("Pet")));
        Resource pets = described.resource("pets");
        return pets.identity().member() + pets.identity().keys();
    }

    @Test
    void findsTheMemberOfTheParameter() {
        assertThat(identity("petId", object(member("name", text()), member("id", text()))))
                .isEqualTo("id[]");
        assertThat(identity("pet_gid", object(member("id", text()), member("gid", text()))))
                .isEqualTo("gid[]");
        assertThat(identity("pet", object(member("pet", text()), member("id", text()))))
                .isEqualTo("id[pet]");
        assertThat(identity("username", object(member("id", integer()), member("username", text()))))
                .isEqualTo("username[]");
        assertThat(identity("id", object(member("uuid", text()), member("name", text()))))
                .isEqualTo("uuid[]");
        assertThat(identity("id", object(member("pet_id", text()), member("name", text()))))
                .isEqualTo("pet_id[]");
        assertThat(identity("Pet ID", object(member("name", text()), member("id", text()))))
                .isEqualTo("id[]");
    }

    @Test
    void findsAMemberByTheDeclaredTypeOfTheParameter() {
        TypeRef club = object(required("id", integer()), required("name", text()), required("login", named("Login")));
        assertThat(typed(club, "login", "GET /clubs/{club}")).isEqualTo("login[]");
        assertThat(typed(club, "id", "GET /clubs/{club}", "GET /towns/{town}")).isEqualTo("id[login]");
        TypeRef twice =
                object(required("id", integer()), required("rival", named("Login")), required("login", named("Login")));
        assertThat(typed(twice, "id", "GET /clubs/{club}")).isEqualTo("id[login]");
    }

    private static String typed(TypeRef club, String member, String... operations) {
        ModelFixture described = new ModelFixture().type("Login", text()).type("Club", club);
        described.operation(
                "POST /clubs", object(member("name", text()), member("login", text())), reply("201", named("Club")));
        for (String operation : operations) {
            String parameter = operation.substring(operation.indexOf('{') + 1, operation.length() - 1);
            described.operation(operation, List.of(path(parameter, named("Login"))), null, reply("200", named("Club")));
        }
        Resource clubs = described.resource("clubs");
        assertThat(clubs.identity().member()).isEqualTo(member);
        return clubs.identity().member() + clubs.identity().keys();
    }

    @Test
    void usesNoNameIfThePathHasAnIdentifier() {
        TypeRef pet = object(member("name", text()), member("colour", text()));
        assertThat(identity("petId", pet)).isEqualTo("id[]");
        Resource pets = new ModelFixture()
                .type("Pet", pet)
                .operation("POST /pets", pet, reply("201", named("Pet")))
                .operation("GET /pets/{idPet}", null, reply("200", named("Pet")))
                .operation("GET /shelters/{shelter}/pets/{filter}", null, reply("200", named("Pet")))
                .resource("pets");
        assertThat(pets.identity().member()).isEqualTo("id");
    }

    @Test
    void looksUpByNameIfThePathParameterIsText() {
        TypeRef club = object(member("id", integer()), member("name", text()), member("login", text()));
        ModelFixture described = new ModelFixture()
                .type("Club", club)
                .operation("POST /clubs", object(member("name", text())), reply("201", named("Club")))
                .operation("GET /clubs/{club}", null, reply("200", named("Club")));
        Resource clubs = described.resource("clubs");
        assertThat(clubs.identity().member() + clubs.identity().keys()).isEqualTo("id[name]");
    }

    @Test
    void usesTheMostFrequentPathParameter() {
        TypeRef pet = object(member("chip", text()), member("petId", text()), member("colour", text()));
        Resource pets = new ModelFixture()
                .type("Pet", pet)
                .operation("POST /pets", object(member("colour", text())), reply("201", named("Pet")))
                .operation("GET /pets/{chip}", null, reply("200", named("Pet")))
                .operation("GET /pets/{petId}", null, reply("200", named("Pet")))
                .operation("GET /pets/{petId}/toys", null, reply("200", object(member("count", integer()))))
                .resource("pets");
        assertThat(pets.identity().member()).isEqualTo("petId");
    }

    @Test
    void fallsBackToANaturalKey() {
        assertThat(identity("reserved_address", object(member("ip", text()), member("region", text()))))
                .isEqualTo("ip[]");
    }

    @Test
    void keepsBothKeysOfAnAlternativeParameter() {
        assertThat(identity("key_id or fingerprint", object(member("id", integer()), member("fingerprint", text()))))
                .isEqualTo("id[fingerprint]");
        assertThat(identity("idOrSlug", object(member("slug", text()), member("id", integer()))))
                .isEqualTo("id[slug]");
    }

    @Test
    void usesNoNameForANumberOrAUuid() {
        assertThat(identity(path("channel_id", integer()), object(member("name", text()))))
                .isEqualTo("id[]");
        assertThat(identity(path("id", text("uuid")), object(member("name", text()))))
                .isEqualTo("id[]");
        assertThat(identity(path("channel_id", integer()), object(member("number", integer()))))
                .isEqualTo("number[]");
    }

    private static String identity(Parameter parameter, TypeRef pet) {
        Resource pets = new ModelFixture()
                .type("Pet", pet)
                .operation("POST /pets", object(member("name", text())), reply("201", named("Pet")))
                .operation("GET /pets/{" + parameter.name() + "}", List.of(parameter), null, reply("200", named("Pet")))
                .resource("pets");
        return pets.identity().member() + pets.identity().keys();
    }

    @Test
    void addsNoMemberWithASimilarName() {
        assertThat(identity("petId", object(member("weight", integer()), member("colour", text()))))
                .isEqualTo("id[]");
    }

    @Test
    void usesNoObjectAsAnIdentifier() {
        TypeRef key = object(member("id", integer()));
        assertThat(identity("petId", object(member("Id", key), member("pet_number", text()))))
                .isEqualTo("pet_number[]");
    }

    @Test
    void bindsNoNumberToATextMember() {
        ModelFixture described = new ModelFixture()
                .type("Pet", object(member("id", integer()), member("pet_id", text())))
                .operation("POST /pets", object(member("colour", text())), reply("201", named("Pet")))
                .operation("GET /pets/{item}", null, reply("200", named("Pet")))
                .operation("GET /pets/{petID}/toys", List.of(path("petID", integer())), null, reply("200", text()));
        assertThat(described.parameterBindingsOf("GET /pets/{petID}/toys")).containsExactly("petID=pets.id");
    }

    @Test
    void findsTheIdentifierThatOnlyTheCreationContains() {
        ModelFixture described = new ModelFixture()
                .type("License", object(member("active", text())))
                .operation("POST /license", object(member("number", text())), reply("201", named("License")))
                .operation("GET /license/{licenseNumber}", null, reply("200", named("License")));
        assertThat(described.resource("license").identity().member()).isEqualTo("number");
    }

    @Test
    void leavesTheParentsIdentifierToTheParent() {
        ModelFixture described = new ModelFixture()
                .type("User", object(member("id", text()), member("name", text())))
                .type("Setting", object(member("user_id", text()), member("value", text())))
                .operation("POST /users", named("User"), reply("201", named("User")))
                .operation("GET /users/{user_id}", null, reply("200", named("User")))
                .operation("POST /users/{user_id}/settings", named("Setting"), reply("201", named("Setting")))
                .operation("GET /users/{user_id}/settings/{setting_user_id}", null, reply("200", named("Setting")));
        assertThat(described.resource("settings").identity().member()).isEqualTo("id");
    }

    @Test
    void readsTheIdentifierOfListedInstancesFromThePathsBelowThem() {
        ModelFixture described = new ModelFixture()
                .type("Layer", object(member("layerName", text()), member("layerArn", text())))
                .type("Version", object(member("number", integer()), member("license", text())))
                .operation("GET /layers", null, reply("200", object(member("layers", array(named("Layer"))))))
                .operation("POST /layers/{layerName}/versions", named("Version"), reply("201", named("Version")))
                .operation("GET /layers/{layerName}/versions/{number}", null, reply("200", named("Version")));
        assertThat(described.resource("layers").identity().member()).isEqualTo("layerName");
        assertThat(described.inferred().proposals().stream().map(Proposal::description))
                .anyMatch(each -> each.startsWith("mention layers"));
    }

    @Test
    void usesNoListAsAnIdentifier() {
        assertThat(identity("barcode", object(member("barcode", array(text())), member("size", integer()))))
                .isEqualTo("id[]");
    }
}
