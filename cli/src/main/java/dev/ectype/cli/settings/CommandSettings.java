package dev.ectype.cli.settings;

import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Combines the settings of {@code service.yaml} and of the user's own file, in that order of precedence. */
public record CommandSettings(SettingsFile service, SettingsFile user) {
    public static final String FILE = "service.yaml";

    /** Reads both files and reports their errors. */
    public static CommandSettings read(Terminal terminal, Diagnostics diagnostics) {
        SettingsFileReader reader = new SettingsFileReader(diagnostics);
        Path userFile = userFile(terminal);
        return new CommandSettings(
                reader.service(terminal.path(FILE)), userFile == null ? SettingsFile.EMPTY : reader.user(userFile));
    }

    /** Returns the key of an option in {@code service.yaml}, such as {@code runtime.port}, or null if it has none. */
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

    /** Returns the overlays for descriptions: those of the file, if it names all of these descriptions. */
    public List<String> overlaysOf(List<Spec> specs, Terminal terminal) {
        return areNamed(specs, terminal) ? service.overlays() : List.of();
    }

    /** Returns the environments for descriptions: those of the file, if it names all of these descriptions. */
    public List<String> environmentsOf(List<Spec> specs, Terminal terminal) {
        return areNamed(specs, terminal) ? service.environments() : List.of();
    }

    private boolean areNamed(List<Spec> specs, Terminal terminal) {
        return specs.stream().allMatch(each -> isNamed(each.name(), terminal));
    }

    private boolean isNamed(String spec, Terminal terminal) {
        return specs().stream().anyMatch(each -> each.equals(spec) || contains(each, spec, terminal));
    }

    /** Returns whether a path is another one or lies in it. */
    private static boolean contains(String outer, String inner, Terminal terminal) {
        try {
            Path folder = terminal.path(outer).toAbsolutePath().normalize();
            return terminal.path(inner).toAbsolutePath().normalize().startsWith(folder);
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    /** Returns the chaos rules of {@code service.yaml}, or null. */
    public @Nullable RuleFile rules() {
        return service.chaos();
    }

    /** Adds the values of the files for options that neither the command line nor the environment sets. */
    public Map<EmulatorFlag, String> completed(Map<EmulatorFlag, String> explicit) {
        Map<EmulatorFlag, String> values = new EnumMap<>(user.runtime());
        values.putAll(service.runtime());
        values.putAll(explicit);
        return values;
    }

    /** Returns the user's file: below {@code ECTYPE_CONFIG_DIR}, else below the usual configuration folder. */
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
