package dev.ectype.controlplane.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares the whole description byte by byte, so that changes of routes reveal their effect on clients. */
class DescriptionGoldenTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/openapi.json");

    @Test
    void describesWhatItDescribedBefore() throws IOException {
        ControlPlane plane = ControlPlane.shared();
        String said = plane.nobody().get("/openapi.json").is(200).body();
        // Where it serves is another at each start.
        String made = said.replace(plane.address().toString(), "http://127.0.0.1:4020") + "\n";
        if (Boolean.getBoolean("golden.update")) {
            assertThat(System.getenv("CI"))
                    .as("-Dgolden.update=true is refused where CI is set: rewrite the golden file on your own machine")
                    .isNull();
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, made);
        }
        List<String> lines = made.lines().toList();
        List<String> before = Files.readString(GOLDEN).lines().toList();
        for (int at = 0; at < Math.min(lines.size(), before.size()); at++) {
            assertThat(lines.get(at))
                    .as("line %d of %s; after a change that was meant, run with -Dgolden.update=true", at + 1, GOLDEN)
                    .isEqualTo(before.get(at));
        }
        assertThat(made).isEqualTo(Files.readString(GOLDEN));
    }
}
