package dev.ectype.cli.settings;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads settings files and reports invalid content, which stops the command. */
public final class SettingsFileReader {
    private final Diagnostics diagnostics;

    public SettingsFileReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Returns the JSON Schema of {@code service.yaml}. */
    public static String schema() {
        try (InputStream stream = SettingsFileReader.class.getResourceAsStream("service.schema.json")) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new IllegalStateException("the schema of service.yaml cannot be read", broken);
        }
    }

    /** Reads {@code service.yaml}, or returns empty settings if there is no such file. */
    public SettingsFile service(Path file) {
        // Without a file, the schema is not loaded, because it takes longer to read than most files.
        return Files.exists(file) ? read(file, (JsonObject) JsonReader.read(schema())) : SettingsFile.EMPTY;
    }

    /** Reads the user's own file, which may only set options of emulators. */
    public SettingsFile user(Path file) {
        if (!Files.exists(file)) {
            return SettingsFile.EMPTY;
        }
        JsonObject service = (JsonObject) JsonReader.read(schema());
        JsonObject properties = (JsonObject) Objects.requireNonNull(service.member("properties"));
        JsonObject runtime = JsonObject.builder()
                .put("runtime", Objects.requireNonNull(properties.member("runtime")))
                .build();
        return read(file, service.with("properties", runtime));
    }

    private SettingsFile read(Path file, JsonObject schema) {
        Diagnostics fileDiagnostics = new Diagnostics();
        SourceDocument document = SourceDocument.read(file.toString(), bytes(file), fileDiagnostics);
        if (document != null) {
            new SettingsValidator(document, fileDiagnostics).check(document.root(), schema, "");
        }
        SettingsFile read = SettingsFile.EMPTY;
        if (document != null && document.root() instanceof ObjectNode root) {
            read = fileDiagnostics.hasErrors() ? read : settings(file.toString(), root);
        }
        diagnostics.addAll(fileDiagnostics);
        return read;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            // The validator reports it as an empty file, with its location.
            return new byte[0];
        }
    }

    private static SettingsFile settings(String file, ObjectNode root) {
        Map<EmulatorFlag, String> values = runtime(root.object("runtime"));
        String fixture = root.text("fixture");
        if (fixture != null) {
            values.put(EmulatorFlag.FIXTURE, fixture);
        }
        ArrayNode rules = root.array("chaos");
        return new SettingsFile(
                root.text("name"),
                words(root, "specs"),
                words(root, "overlays"),
                words(root, "environments"),
                words(root, "prefixes"),
                values,
                rules == null || rules.elements().isEmpty() ? null : LocatedYaml.rules(file, rules));
    }

    private static List<String> words(ObjectNode root, String key) {
        List<String> words = new ArrayList<>();
        ArrayNode listed = root.array(key);
        if (listed != null) {
            listed.elements().forEach(each -> words.add(SettingsFile.word(each)));
        }
        return words;
    }

    private static Map<EmulatorFlag, String> runtime(@Nullable ObjectNode runtime) {
        Map<EmulatorFlag, String> values = new EnumMap<>(EmulatorFlag.class);
        if (runtime != null) {
            for (ObjectEntry entry : runtime.entries()) {
                EmulatorFlag flag = Objects.requireNonNull(EmulatorFlag.ofOption("--" + entry.name()));
                values.put(flag, SettingsFile.word(entry.value()));
            }
        }
        return values;
    }
}
