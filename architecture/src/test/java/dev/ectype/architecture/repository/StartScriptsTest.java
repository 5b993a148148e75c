package dev.ectype.architecture.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests that the script for PowerShell, which no test can start, has the module names and JVM options of the shell script. */
class StartScriptsTest {
    /** The variables of the shell script with JVM options for every system. */
    private static final List<String> OPTIONS = List.of(
            "collector",
            "jvm_options",
            "patient_options",
            "reflection",
            "inlining",
            "young",
            "recording_young",
            "quick_options");

    private static String shell = "";
    private static String powerShell = "";

    @BeforeAll
    static void readScripts() throws IOException {
        shell = Files.readString(RepositoryFiles.ROOT.resolve("ectype"));
        powerShell = Files.readString(RepositoryFiles.ROOT.resolve("ectype.ps1"));
    }

    @Test
    void modulesOfTheRuntimeAreTheSame() {
        List<String> modules = found("\\$runtime/([a-z]+)(?=[ \"])", shell);
        String list =
                found("(?m)^ *\\$runtime = (.*) \\| ForEach-Object", powerShell).get(0);
        assertThat(modules).contains("values", "client");
        assertThat(found("'([a-z]+)'", list)).containsExactlyInAnyOrderElementsOf(modules);
    }

    @Test
    void optionsOfTheJvmAreTheSame() {
        for (String variable : OPTIONS) {
            String value =
                    found("(?m)^" + variable + "=('[^']*'|\\S+)$", shell).get(0).replace("'", "");
            assertThat(List.of(value.split("\\s+")))
                    .as(variable)
                    .allMatch(option -> powerShell.contains("'" + option + "'"));
        }
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
