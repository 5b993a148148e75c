package dev.ectype.compiler.infer.resources;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeRef;
import org.junit.jupiter.api.Test;

final class FindNewestPathsTest {
    private static ModelFixture scans(TypeRef latest) {
        return new ModelFixture()
                .type("Scan", object(member("id", text()), member("name", text()), member("state", text())))
                .operation("POST /scans", named("Scan"), reply("201", named("Scan")))
                .operation("GET /scans", null, reply("200", array(named("Scan"))))
                .operation("GET /scans/{id}", null, reply("200", named("Scan")))
                .operation("GET /scans/latest", null, reply("200", latest));
    }

    @Test
    void readsTheNewestInstanceOfTheCollection() {
        ModelFixture scans = scans(object(member("scan", named("Scan"))));
        assertThat(scans.roleOf("GET /scans/latest")).isEqualTo("scans read at /scan");
        assertThat(scans.resourceNames()).containsExactly("scans");
    }

    @Test
    void leavesOtherTypesAlone() {
        ModelFixture scans = scans(object(member("version", text()), member("url", text())));
        assertThat(scans.roleOf("GET /scans/latest")).isNotEqualTo("scans read");
    }
}
