package dev.ectype.compiler.infer;

import static dev.ectype.compiler.infer.Described.array;
import static dev.ectype.compiler.infer.Described.member;
import static dev.ectype.compiler.infer.Described.named;
import static dev.ectype.compiler.infer.Described.object;
import static dev.ectype.compiler.infer.Described.reply;
import static dev.ectype.compiler.infer.Described.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.TypeRef;
import org.junit.jupiter.api.Test;

final class FindNewestTest {
    private static Described scans(TypeRef latest) {
        return new Described()
                .type("Scan", object(member("id", text()), member("name", text()), member("state", text())))
                .operation("POST /scans", named("Scan"), reply("201", named("Scan")))
                .operation("GET /scans", null, reply("200", array(named("Scan"))))
                .operation("GET /scans/{id}", null, reply("200", named("Scan")))
                .operation("GET /scans/latest", null, reply("200", latest));
    }

    @Test
    void readsTheNewestOfThoseThatLiveBesideIt() {
        Described scans = scans(object(member("scan", named("Scan"))));
        assertThat(scans.roleOf("GET /scans/latest")).isEqualTo("scans read at /scan");
        assertThat(scans.resourceNames()).containsExactly("scans");
    }

    @Test
    void leavesAloneWhatIsSomethingElse() {
        Described scans = scans(object(member("version", text()), member("url", text())));
        assertThat(scans.roleOf("GET /scans/latest")).isNotEqualTo("scans read");
    }
}
