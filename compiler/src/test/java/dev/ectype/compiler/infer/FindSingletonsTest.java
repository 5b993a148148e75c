package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.integer;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.required;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.TypeRef;
import org.junit.jupiter.api.Test;

final class FindSingletonsTest {
    @Test
    void findsSettingsThatCanBeReadAndWritten() {
        TypeRef settings = object(member("theme", text()));
        Described described = Described.pets()
                .operation("GET /pets/{petId}/settings", null, reply("200", settings))
                .operation("PUT /pets/{petId}/settings", settings, reply("200", settings));
        assertThat(described.resource("settings").singleton()).isTrue();
        assertThat(described.resource("settings").parent()).isEqualTo(new ResourceName("pets"));
        assertThat(described.roleOf("PUT /pets/{petId}/settings")).isEqualTo("settings update");
    }

    @Test
    void findsTheCurrentUser() {
        TypeRef user = object(required("username", text()), member("email", text()));
        Described described = new Described().operation("GET /me", null, reply("200", object(member("user", user))));
        assertThat(described.roleOf("GET /me")).isEqualTo("me read at /user");
    }

    @Test
    void leavesObjectsThatAreNobodyAlone() {
        Described described =
                new Described().operation("GET /health", null, reply("200", object(member("uptime", integer()))));
        assertThat(described.resourceNames()).isEmpty();
    }
}
