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
import dev.ectype.compiler.ir.type.TypeRef;
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
}
