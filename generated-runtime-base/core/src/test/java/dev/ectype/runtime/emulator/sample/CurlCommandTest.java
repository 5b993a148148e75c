package dev.ectype.runtime.emulator.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CurlCommandTest {
    private static String command(String target, String body) {
        SampleRequest ask = new SampleRequest("POST", target, List.of(), body.getBytes(StandardCharsets.UTF_8));
        return CurlCommand.command(ask, URI.create("http://127.0.0.1:4010/"));
    }

    @Test
    void aBodyIsNeverTheNameOfAFile() {
        assertThat(command("/notes", "@/etc/passwd"))
                .isEqualTo("curl -X POST --data-raw @/etc/passwd http://127.0.0.1:4010/notes");
        assertThat(command("/notes", "a@b.example")).contains(" --data-binary a@b.example ");
    }

    @Test
    void textsOfADescriptionAreQuotedForAShell() {
        assertThat(command("/a$(x)'`y`", "'; x #\n$(y)"))
                .isEqualTo("curl -X POST --data-binary ''\\''; x #\n$(y)' 'http://127.0.0.1:4010/a$(x)'\\''`y`'");
    }
}
