package dev.ectype.compiler.infer.roles;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.Flag;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonBoolean;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindFlagsTest {
    private static List<Flag> flags(String verb, String member, @Nullable JsonBoolean byDefault) {
        return new ModelFixture()
                .type("User", object(required("id", text()), member("name", text()), member(member, flag(byDefault))))
                .operation("GET /users/{id}", null, reply("200", named("User")))
                .operation("POST /users/{id}/" + verb, null, reply("204", null))
                .operation("DELETE /users/{id}/" + verb, null, reply("204", null))
                .inferred()
                .model()
                .resources()
                .get(0)
                .flags();
    }

    private static TypeRef flag(@Nullable JsonBoolean byDefault) {
        return new BooleanType(new TypeNotes(null, null, false, false, false, byDefault, List.of()));
    }

    @Test
    void instancesHaveFlagsFromTheStartThatDescribeThemInUse() {
        assertThat(flags("activate", "active", null)).containsExactly(new Flag("active", true, null));
        assertThat(flags("activate", "is_active", null)).containsExactly(new Flag("is_active", true, null));
        assertThat(flags("deactivate", "isActivated", null)).containsExactly(new Flag("isActivated", true, null));
    }

    @Test
    void instancesDoNotHaveOtherFlagsFromTheStart() {
        assertThat(flags("lock", "locked", null)).containsExactly(new Flag("locked", false, null));
        assertThat(flags("visit", "name", null)).isEmpty();
    }

    @Test
    void aDescribedDefaultOverridesTheName() {
        assertThat(flags("activate", "active", JsonBoolean.FALSE)).containsExactly(new Flag("active", false, null));
        assertThat(flags("lock", "locked", JsonBoolean.TRUE)).containsExactly(new Flag("locked", true, null));
    }
}
