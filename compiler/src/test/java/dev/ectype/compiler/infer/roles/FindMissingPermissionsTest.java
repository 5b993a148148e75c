package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.query;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class FindMissingPermissionsTest {
    private static final TypeRef FLAG = new BooleanType(TypeNotes.NONE);

    /** Returns the flags of a read, an update with the flag in its body, and a deletion with the flag in its query. */
    private static List<String> permissions(String name, TypeRef type) {
        return new ModelFixture()
                        .type("Book", object(required("id", text()), member("title", text())))
                        .operation("GET /books/{id}", List.of(query(name, type)), null, reply("200", named("Book")))
                        .operation(
                                "PATCH /books/{id}",
                                object(member("title", text()), member(name, type)),
                                reply("200", named("Book")))
                        .operation("DELETE /books/{id}", List.of(query(name, type)), null, reply("204", null))
                        .inferred()
                        .model()
                        .endpoints()
                        .stream()
                        .map(Endpoint::allowMissing)
                        .map(flag -> Objects.requireNonNullElse(flag, "none"))
                        .toList();
    }

    @Test
    void updatesAndDeletionsMayPermitAMissingInstance() {
        assertThat(permissions("allow_missing", FLAG)).containsExactly("none", "allow_missing", "allow_missing");
        assertThat(permissions("allowMissing", FLAG)).containsExactly("none", "allowMissing", "allowMissing");
    }

    @Test
    void onlyAFlagWithThisNamePermitsIt() {
        assertThat(permissions("allow_missing", text())).containsOnly("none");
        assertThat(permissions("validate_only", FLAG)).containsOnly("none");
    }
}
