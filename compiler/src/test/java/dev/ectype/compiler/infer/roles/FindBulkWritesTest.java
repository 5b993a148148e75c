package dev.ectype.compiler.infer.roles;

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
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindBulkWritesTest {
    private static final TypeRef CHANGE = object(required("id", integer()), member("tag", text()));

    private static String role(String words, TypeRef body, @Nullable TypeRef reply) {
        return ModelFixture.pets().operation(words, body, reply("200", reply)).roleOf(words);
    }

    @Test
    void updatesTheInstancesInTheList() {
        assertThat(role("PATCH /pets", array(CHANGE), array(named("Pet")))).isEqualTo("pets update from /0 at /0");
        assertThat(role("PUT /pets", object(member("pets", array(named("Pet")))), null))
                .isEqualTo("pets replace from /pets/0 without content");
        assertThat(role("POST /pets/bulk-update", array(CHANGE), null))
                .isEqualTo("pets update from /0 without content");
    }

    @Test
    void createsInstancesIfTheVerbSaysSo() {
        assertThat(role("POST /pets/create_many", array(named("NewPet")), array(named("Pet"))))
                .isEqualTo("pets create from /0 at /0");
        assertThat(role("POST /pets/batch", array(named("NewPet")), null))
                .isEqualTo("pets create from /0 without content");
        assertThat(role("POST /pets/bulk", object(member("pets", array(object()))), null))
                .isEqualTo("pets create from /pets/0 without content");
        assertThat(role("POST /pets/upsertMany", array(named("Pet")), null))
                .isEqualTo("pets replace or create from /0 without content");
    }

    @Test
    void leavesListsOfOtherTypesAlone() {
        assertThat(role("PUT /pets", array(object(member("id", integer()))), null))
                .isEqualTo("none");
        assertThat(role("PATCH /pets", array(named("NewPet")), null)).isEqualTo("none");
        TypeRef vague = object(member("id", integer()), member("name", text()));
        assertThat(role("PUT /pets", array(vague), null)).isEqualTo("none");
        assertThat(role("POST /pets/batch", array(CHANGE), null)).isEqualTo("none");
        TypeRef request = object(member("id", integer()), member("method", text()), member("url", text()));
        assertThat(role("POST /pets/batch", array(request), null)).isEqualTo("none");
    }
}
