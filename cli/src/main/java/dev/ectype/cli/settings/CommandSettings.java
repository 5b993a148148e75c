package dev.ectype.cli.settings;

import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the files of settings say together: {@code service.yaml} first, then the user's own file. */
public record CommandSettings(SettingsFile service, SettingsFile user) {
    public static final String FILE = "service.yaml";

    /** Reads both files; what is wrong with them is reported. */
    public static CommandSettings read(Terminal terminal, Diagnostics diagnostics) {
        SettingsFileReader reader = new SettingsFileReader(diagnostics);
        Path own = userFile(terminal);
        return new CommandSettings(
                reader.service(terminal.path(FILE)), own == null ? SettingsFile.EMPTY : reader.user(own));
    }

    /** The key of an option in {@code service.yaml}, such as {@code runtime.port}; null if it has none there. */
    public static @Nullable String key(EmulatorFlag flag) {
        return switch (flag) {
            case PORT, HOST, SEED, CLOCK, AUTH -> "runtime." + flag.option().substring(2);
            case FIXTURE -> "fixture";
            case CHAOS -> "chaos";
            default -> null;
        };
    }

    public List<String> specs() {
        return service.specs();
    }

    public List<String> prefixes() {
        return service.prefixes();
    }

    /** The rules of chaos that {@code service.yaml} lists, or null. */
    public @Nullable RuleFile rules() {
        return service.chaos();
    }

    /** Adds what the files say about options that neither the command line nor the environment gave. */
    public Map<EmulatorFlag, String> completed(Map<EmulatorFlag, String> given) {
        Map<EmulatorFlag, String> values = new EnumMap<>(user.runtime());
        values.putAll(service.runtime());
        values.putAll(given);
        return values;
    }

    /** The user's file: below {@code ECTYPE_CONFIG_DIR}, else below the usual folder for such files. */
    public static @Nullable Path userFile(Terminal terminal) {
        String folder = terminal.variable("ECTYPE_CONFIG_DIR");
        if (folder != null) {
            return terminal.path(folder).resolve("config.yaml");
        }
        String usual = terminal.variable("XDG_CONFIG_HOME");
        String home = terminal.variable("HOME");
        if (usual == null && home == null) {
            return null;
        }
        Path base = usual == null ? terminal.path(String.valueOf(home)).resolve(".config") : terminal.path(usual);
        return base.resolve("ectype").resolve("config.yaml");
    }
}
