package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.query;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindBulkDeletionsTest {
    private static String role(String words, @Nullable TypeRef body) {
        return ModelFixture.pets().operation(words, body, reply("204", null)).roleOf(words);
    }

    @Test
    void deletesTheInstancesInTheBody() {
        assertThat(role("DELETE /pets", object(member("ids", array(integer())))))
                .isEqualTo("pets delete all listed in body from /ids");
        assertThat(role("POST /pets/bulk-delete", array(integer()))).isEqualTo("pets delete all listed in body");
        assertThat(role("POST /pets/batchDelete", object(member("pets", array(named("Pet"))))))
                .isEqualTo("pets delete all listed in body from /pets");
    }

    @Test
    void deletesTheInstancesInTheQuery() {
        String words = "DELETE /pets/destroy_many";
        ModelFixture pets =
                ModelFixture.pets().operation(words, List.of(query("ids", text())), null, reply("200", object()));
        assertThat(pets.roleOf(words)).isEqualTo("pets delete all listed in ids");
    }

    @Test
    void deletesNothingWithoutIdentifiers() {
        assertThat(role("DELETE /pets", object(member("reason", text())))).isEqualTo("none");
        assertThat(role("POST /pets/bulk-check", array(integer()))).isEqualTo("none");
    }
}
