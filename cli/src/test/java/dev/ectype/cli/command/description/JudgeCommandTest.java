package dev.ectype.cli.command.description;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JudgeCommandTest {
    @TempDir
    private Path folder;

    private final CommandRun ectype = new CommandRun();

    @BeforeEach
    void work() {
        ectype.in(folder);
    }

    @Test
    void printsTheScoreInPartsAndTheDoubtedConclusions() {
        assertThat(ectype.with("judge", "petstore")).isZero();
        assertThat(ectype.out().lines())
                .anyMatch(line -> line.matches("grouping +100\\.00 +27 +0"))
                .last()
                .asString()
                .startsWith("Petstore")
                .contains("score=100.00 doubted=0")
                .endsWith("played=4 of 4");
    }

    @Test
    void printsTheExchangesThatContradictAConclusion() {
        assertThat(ectype.with("judge", "--inference", "off", "petstore")).isZero();
        assertThat(ectype.out())
                .contains("1. operation ")
                .contains("role is none (doubt 80 %) at petstore/openapi.yaml:")
                .contains("     DELETE /pets/1001 -> 204\n     GET /pets/1001 -> 200 {");
    }

    @Test
    void failsBelowTheLeastScore() {
        assertThat(ectype.with("judge", "--min-score", "100", "--inference", "off", "petstore"))
                .isEqualTo(1);
        assertThat(ectype.err()).contains("is below 100");
        CommandRun enough = new CommandRun().in(folder);
        assertThat(enough.with("judge", "--min-score", "100", "petstore")).isZero();
    }

    @Test
    void printsJsonForPrograms() {
        assertThat(ectype.with("judge", "--json", "--inference", "off", "petstore"))
                .isZero();
        JsonObject json = (JsonObject) JsonReader.read(ectype.out());
        assertThat(json.members().keySet())
                .containsExactly("api", "version", "score", "parts", "doubts", "client", "diagnostics");
        JsonObject first =
                (JsonObject) ((JsonArray) json.member("doubts")).elements().get(0);
        assertThat(first.members().keySet())
                .startsWith("part", "kind", "subject", "aspect", "value", "doubt", "importance")
                .endsWith("reasons", "correction");
    }

    @Test
    void writesTheSameReportEachTime() throws IOException {
        for (String format : new String[] {"html", "json", "junit"}) {
            CommandRun first = new CommandRun().in(folder);
            assertThat(first.with("judge", "--inference", "off", "--report", format, "--out", "one", "petstore"))
                    .isZero();
            CommandRun second = new CommandRun().in(folder);
            assertThat(second.with("judge", "--inference", "off", "--report", format, "--out", "two", "petstore"))
                    .isZero();
            assertThat(folder.resolve("one")).hasSameBinaryContentAs(folder.resolve("two"));
        }
        assertThat(ectype.with("judge", "--inference", "off", "--report", "junit", "petstore"))
                .isZero();
        assertThat(Files.readString(folder.resolve("judge.xml")))
                .startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"Petstore\" tests=")
                .contains("<testcase classname=\"grouping\" name=\"score ")
                .contains("<failure type=\"doubt\" message=");
        assertThat(ectype.with("judge", "--report", "html", "petstore")).isZero();
        assertThat(Files.readString(folder.resolve("judge.html")))
                .startsWith("<!doctype html>")
                .doesNotContain("src=", "href=");
    }

    @Test
    void refusesWrongOptions() {
        assertThat(ectype.with("judge", "--min-score", "101", "petstore")).isEqualTo(2);
        assertThat(ectype.err()).contains("--min-score takes a number from 0 to 100");
        assertThat(ectype.with("judge", "--report", "pdf", "petstore")).isEqualTo(2);
        assertThat(ectype.with("judge", "--out", "x", "petstore")).isEqualTo(2);
    }
}
