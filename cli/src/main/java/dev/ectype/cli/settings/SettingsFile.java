package dev.ectype.cli.settings;

import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a file of settings says.
 *
 * @param specs the descriptions, as they are written
 * @param prefixes further APIs, each as {@code /path=description}
 * @param chaos the faults that an emulator makes from the start, or null
 * @param runtime what it says about the options of an emulator
 */
public record SettingsFile(
        @Nullable String name,
        List<String> specs,
        List<String> prefixes,
        Map<EmulatorFlag, String> runtime,
        @Nullable RuleFile chaos) {
    public static final SettingsFile EMPTY =
            new SettingsFile(null, List.of(), List.of(), new EnumMap<>(EmulatorFlag.class), null);

    public SettingsFile {
        specs = List.copyOf(specs);
        prefixes = List.copyOf(prefixes);
        runtime = new EnumMap<>(runtime);
    }

    /** The characters of a value; {@code off} is the word even where YAML takes it for {@code false}. */
    static String word(SourceNode node) {
        if (node instanceof BooleanNode bool && !bool.isTrue()) {
            return "off";
        }
        return node instanceof ScalarNode scalar ? scalar.text() : "";
    }
}
