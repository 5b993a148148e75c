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
 * Holds the content of a settings file.
 *
 * @param specs the descriptions as written in the file
 * @param overlays the overlays that change the descriptions
 * @param environments the Postman environments with the values of variables of collections
 * @param prefixes the further APIs, each as {@code /path=description}
 * @param chaos the initial chaos rules, or null
 * @param runtime the options of the emulator
 */
public record SettingsFile(
        @Nullable String name,
        List<String> specs,
        List<String> overlays,
        List<String> environments,
        List<String> prefixes,
        Map<EmulatorFlag, String> runtime,
        @Nullable RuleFile chaos) {
    public static final SettingsFile EMPTY =
            new SettingsFile(null, List.of(), List.of(), List.of(), List.of(), new EnumMap<>(EmulatorFlag.class), null);

    public SettingsFile {
        specs = List.copyOf(specs);
        overlays = List.copyOf(overlays);
        environments = List.copyOf(environments);
        prefixes = List.copyOf(prefixes);
        runtime = new EnumMap<>(runtime);
    }

    /** Returns the text of a value; {@code off} stays a word although YAML reads it as {@code false}. */
    static String word(SourceNode node) {
        if (node instanceof BooleanNode bool && !bool.isTrue()) {
            return "off";
        }
        return node instanceof ScalarNode scalar ? scalar.text() : "";
    }
}
