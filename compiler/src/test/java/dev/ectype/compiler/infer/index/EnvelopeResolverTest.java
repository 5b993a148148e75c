package dev.ectype.compiler.infer.index;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EnvelopeResolverTest {
    private static String read(TypeRef reply) {
        return new ModelFixture()
                .type("Pet", object(required("id", text()), member("name", text())))
                .operation("GET /pets", null, reply("200", array(named("Pet"))))
                .operation("GET /pets/{id}", null, reply("200", reply))
                .roleOf("GET /pets/{id}");
    }

    @Test
    void aListBesideTheItemHasOtherInstances() {
        TypeRef reply = object(member("data", named("Pet")), member("included", array(named("Pet"))));
        assertThat(read(reply)).isEqualTo("pets read at /data");
    }

    @Test
    void aListBesideAnObjectWithoutIdentifierHasTheItems() {
        TypeRef reply = object(member("data", object(member("took", text()))), member("found", array(named("Pet"))));
        assertThat(read(reply)).isEqualTo("pets list at /found");
    }

    @Test
    void aListOfErrorsIsNoListOfItems() {
        TypeRef reply =
                object(member("errors", array(object(member("code", text())))), member("found", array(named("Pet"))));
        assertThat(listed(reply)).isEqualTo("pets list at /found");
        assertThat(listed(object(member("errors", array(named("Pet")))))).isEqualTo("none");
    }

    @Test
    void aMemberThatEndsInTheNounHasTheItems() {
        TypeRef reply = object(member("hungry_pets", array(named("Pet"))), member("owners", array(object())));
        assertThat(listed(reply)).isEqualTo("pets list at /hungry_pets");
        assertThat(read(object(member("hungry_pet", named("Pet")), member("owner", object(member("name", text()))))))
                .isEqualTo("pets read at /hungry_pet");
    }

    @Test
    void oneOfSeveralListsIsAList() {
        TypeRef brief = array(object(required("id", text())));
        assertThat(listed(new UnionType(List.of(array(named("Pet")), brief), false, null, TypeNotes.NONE)))
                .isEqualTo("pets list");
        TypeRef error = object(member("code", text()));
        assertThat(listed(new UnionType(List.of(array(named("Pet")), error), false, null, TypeNotes.NONE)))
                .isEqualTo("pets list");
    }

    @Test
    void theOnlyListInsideAnInstanceIsAMember() {
        TypeRef account =
                object(required("id", text()), member("email", text()), member("teams", array(named("Team"))));
        ModelFixture described = new ModelFixture()
                .type("Team", object(required("id", text())))
                .operation("GET /account", null, reply("200", object(member("data", account))));
        assertThat(described.roleOf("GET /account")).isEqualTo("account read at /data");
    }

    private static String listed(TypeRef reply) {
        return new ModelFixture()
                .type("Pet", object(required("id", text()), member("name", text())))
                .operation("POST /pets", named("Pet"), reply("201", named("Pet")))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                .operation("GET /pets", null, reply("200", reply))
                .roleOf("GET /pets");
    }
}
