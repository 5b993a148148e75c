package dev.ectype.cli.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs the pages about settings, as the compiler's own test runs the others. */
final class SettingsPagesTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\S+ (\\S+)\\n(.*?)^```$");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(names = {"UNKNOWN_SETTING", "UNUSABLE_SETTING"})
    void everyPageShowsWhatTheCommandSays(DiagnosticCode code) throws IOException {
        String page = Files.readString(Path.of("..").resolve(code.page()));
        assertThat(page).startsWith("# " + code.id() + ": " + code.title() + "\n");
        List<String> blocks = new ArrayList<>();
        Matcher matcher = BLOCK.matcher(page);
        while (matcher.find()) {
            blocks.add(matcher.group(2));
        }
        assertThat(blocks).hasSize(3);
        assertThat(findings(blocks.get(0))).isEqualTo(blocks.get(1).strip());
        assertThat(findings(blocks.get(2))).isEmpty();
    }

    private String findings(String service) throws IOException {
        Files.writeString(folder.resolve("service.yaml"), service);
        Diagnostics diagnostics = new Diagnostics();
        CommandSettings.read(new CommandRun().in(folder).terminal(), diagnostics);
        return diagnostics.sorted().stream()
                .map(Diagnostic::printed)
                .collect(Collectors.joining("\n"))
                .replace(folder + "/", "");
    }
}
