package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.options.Edge;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.state.time.Clock;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EmulatorMainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private EmulatorMain main = new EmulatorMain(emulator, System.out, System.err);

    @AfterEach
    void stop() {
        main.close();
    }

    @Test
    void printsOnlyItsAddress() {
        assertThat(start("--port=0")).isZero();
        assertThat(text(out)).isEqualTo("ready http://127.0.0.1:" + emulator.port() + "\n");
        assertThat(text(err)).contains("operations");
    }

    @Test
    void acceptsEveryOption() {
        environment.put("ECTYPE_SEED", "9");
        int code = start(
                "--port=0",
                "--host=127.0.0.1",
                "--public-url=https://api.example.com",
                "--trusted-hosts=A.example, b.example",
                "--clock=real",
                "--auth=strict",
                "--credentials=one,user:two",
                "--edge=strict",
                "--max-body=1k",
                "--admin-token=secret",
                "--log=none");
        assertThat(code).isZero();
        EmulatorOptions options = emulator.options();
        assertThat(options.seed()).isEqualTo(9);
        assertThat(options.clock()).isSameAs(Clock.REAL);
        assertThat(options.publicUrl()).hasToString("https://api.example.com");
        assertThat(options.trustedHosts()).containsExactly("a.example", "b.example");
        assertThat(options.credentials()).containsExactly("one", "user:two");
        assertThat(options.edge()).isEqualTo(Edge.STRICT);
        assertThat(options.maxBody()).isEqualTo(1024);
        assertThat(options.adminToken()).isEqualTo("secret");
        assertThat(text(out)).isEqualTo("ready https://api.example.com\n");
    }

    @Test
    void startsFromAFixture(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("good.json"), "{\"owners\": [{\"name\": \"Ann\"}]}");
        assertThat(start("--port=0", "--fixture", good.toString())).isZero();
        assertThat(new String(emulator.snapshot(), StandardCharsets.UTF_8)).contains("\"name\":\"Ann\"");
    }

    @Test
    void rejectsAnInvalidFixtureWithItsErrors(@TempDir Path folder) throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"owners\": [{\"name\": 7}]}");
        assertThat(start("--port=0", "--fixture=" + bad)).isEqualTo(3);
        assertThat(text(err)).contains("bad.json:1:22 owners[0].name: ", "hint: ");
        assertThat(text(out)).isEmpty();
        Path yaml = Files.writeString(folder.resolve("a.yaml"), "owners: []");
        assertThat(start("--port=0", "--fixture=" + yaml)).isEqualTo(3);
        assertThat(text(err)).contains("this program reads JSON");
        assertThat(start("--port=0", "--fixture=" + folder.resolve("none.json")))
                .isEqualTo(3);
    }

    @Test
    void invalidOptionsEndWithTheUsualExitCodes() throws IOException {
        assertThat(start("--prot=1")).isEqualTo(2);
        assertThat(text(err)).contains("Did you mean --port?");
        try (ServerSocket busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(start("--port=" + busy.getLocalPort())).isEqualTo(5);
        }
        assertThat(text(err)).contains("is in use");
        assertThat(text(out)).isEmpty();
    }

    @Test
    void servesBelowAPrefix() throws IOException {
        environment.put("ECTYPE_PREFIX", "/shop/");
        assertThat(start("--port=0")).isZero();
        String base = emulator.baseUri().toString();
        assertThat(text(out)).isEqualTo("ready " + base.replace("/shop", "") + "\n");
        try (InputStream health = URI.create(base + "/__service/health").toURL().openStream()) {
            assertThat(new String(health.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("up");
        }
        main.close();
        for (String wrong : new String[] {"shop", "/", "/__service", ""}) {
            assertThat(start("--prefix", wrong)).as(wrong).isEqualTo(2);
        }
        assertThat(text(err)).contains("--prefix takes a path such as /billing, but was \"shop\"");
    }

    @Test
    void listsItsOptions() {
        assertThat(start("--help")).isZero();
        for (EmulatorFlag flag : EmulatorFlag.values()) {
            assertThat(text(out).contains("  " + flag.option() + (flag.argument() == null ? " " : "=")))
                    .as(flag.option())
                    .isEqualTo(flag.isAvailable());
        }
    }

    private int start(String... arguments) {
        main = new EmulatorMain(
                emulator,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return main.start(environment, arguments);
    }

    private static String text(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
