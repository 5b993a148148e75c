package dev.ectype.compiler.infer.identity;

import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindRenamesTest {
    private static List<String> keys(String identifier, String method) {
        return new ModelFixture()
                .type("Role", object(member(identifier, text()), member("about", text())))
                .operation("POST /roles", named("Role"), reply("201", named("Role")))
                .operation("GET /roles/{" + identifier + "}", null, reply("200", named("Role")))
                .operation(method + " /roles/{" + identifier + "}", named("Role"), reply("200", named("Role")))
                .resource("roles")
                .identity()
                .keys();
    }

    @Test
    void looksUpRenamedInstancesByTheirNewName() {
        assertThat(keys("name", "PUT")).containsExactly("name");
        assertThat(keys("name", "PATCH")).containsExactly("name");
    }

    @Test
    void leavesGeneratedAndConstantIdentifiersAlone() {
        assertThat(keys("id", "PUT")).isEmpty();
        assertThat(keys("roleId", "PUT")).isEmpty();
        assertThat(keys("name", "DELETE")).isEmpty();
    }
}
