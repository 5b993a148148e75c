package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class FindSingletonsTest {
    @Test
    void findsSettingsThatCanBeReadAndWritten() {
        TypeRef settings = object(member("theme", text()));
        ModelFixture described = ModelFixture.pets()
                .operation("GET /pets/{petId}/settings", null, reply("200", settings))
                .operation("PUT /pets/{petId}/settings", settings, reply("200", settings));
        assertThat(described.resource("settings").singleton()).isTrue();
        assertThat(described.resource("settings").parent()).isEqualTo(new ResourceName("pets"));
        assertThat(described.roleOf("PUT /pets/{petId}/settings")).isEqualTo("settings update");
    }

    @Test
    void findsTheCurrentUser() {
        TypeRef user = object(required("username", text()), member("email", text()));
        ModelFixture described =
                new ModelFixture().operation("GET /me", null, reply("200", object(member("user", user))));
        assertThat(described.roleOf("GET /me")).isEqualTo("me read at /user");
    }

    @Test
    void leavesReadOnlyObjectsWithoutAnIdentifierAlone() {
        ModelFixture described =
                new ModelFixture().operation("GET /health", null, reply("200", object(member("uptime", integer()))));
        assertThat(described.resourceNames()).isEmpty();
    }
}
