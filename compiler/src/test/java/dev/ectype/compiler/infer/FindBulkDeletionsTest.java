package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.array;
import static dev.ectype.compiler.infer.Described.integer;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.query;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindBulkDeletionsTest {
    private static String role(String words, @Nullable TypeRef body) {
        return Described.pets().operation(words, body, reply("204", null)).roleOf(words);
    }

    @Test
    void deletesThoseThatTheBodyNames() {
        assertThat(role("DELETE /pets", object(member("ids", array(integer())))))
                .isEqualTo("pets delete those of body from /ids");
        assertThat(role("POST /pets/bulk-delete", array(integer()))).isEqualTo("pets delete those of body");
        assertThat(role("POST /pets/batchDelete", object(member("pets", array(named("Pet"))))))
                .isEqualTo("pets delete those of body from /pets");
    }

    @Test
    void deletesThoseThatTheQueryNames() {
        String words = "DELETE /pets/destroy_many";
        Described pets = Described.pets().operation(words, List.of(query("ids", text())), null, reply("200", object()));
        assertThat(pets.roleOf(words)).isEqualTo("pets delete those of ids");
    }

    @Test
    void deletesNothingWhereNothingIsNamed() {
        assertThat(role("DELETE /pets", null)).isEqualTo("none");
        assertThat(role("DELETE /pets", object(member("reason", text())))).isEqualTo("none");
        assertThat(role("POST /pets/bulk-check", array(integer()))).isEqualTo("none");
    }
}
