package dev.ectype.cli.settings;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.launcher.recording.JsonPath;
import dev.ectype.launcher.recording.RedactionRules;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads redaction rules for recordings from a file in YAML or JSON. */
public final class RedactionFileReader {
    private static final List<String> KNOWN = List.of("headers", "names", "paths", "patterns");

    private final String name;
    private final ObjectNode root;

    private RedactionFileReader(String name, ObjectNode root) {
        this.name = name;
        this.root = root;
    }

    /** Reads the rules. Invalid rules end the command, because it would record secrets otherwise. */
    public static RedactionRules read(String name, Path file) {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (IOException absent) {
            throw CommandFailure.usage("the file \"" + name + "\" cannot be read", "--redact needs a file of rules.");
        }
        Diagnostics diagnostics = new Diagnostics();
        SourceDocument document = SourceDocument.read(name, bytes, diagnostics);
        if (document == null || !(document.root() instanceof ObjectNode root)) {
            String why = diagnostics.sorted().isEmpty()
                    ? "it is not an object"
                    : diagnostics.sorted().get(0).message();
            throw refused(name, why);
        }
        return new RedactionFileReader(name, root).rules();
    }

    private RedactionRules rules() {
        for (ObjectEntry entry : root.entries()) {
            if (!KNOWN.contains(entry.name())) {
                throw refused(
                        name + ":" + entry.line() + ":" + entry.column(),
                        "\"" + entry.name() + "\" is not one of " + String.join(", ", KNOWN));
            }
        }
        return new RedactionRules(
                new LinkedHashSet<>(each("headers", text -> text)),
                new LinkedHashSet<>(each("names", text -> text)),
                each("paths", JsonPath::parse),
                each("patterns", RedactionFileReader::pattern));
    }

    private static Pattern pattern(String written) {
        try {
            return Pattern.compile(written);
        } catch (PatternSyntaxException wrong) {
            throw new IllegalArgumentException(
                    "\"" + written + "\" is not a regular expression: " + wrong.getDescription());
        }
    }

    private <T> List<T> each(String member, Function<String, T> reading) {
        ObjectEntry entry = root.entry(member);
        List<T> read = new ArrayList<>();
        if (entry == null) {
            return read;
        }
        if (!(entry.value() instanceof ArrayNode array)) {
            throw refused(
                    name + ":" + entry.line() + ":" + entry.column(), "\"" + member + "\" must be a list of strings");
        }
        for (SourceNode element : array.elements()) {
            Document text = Json.parse(LocatedYaml.json(element));
            String location = name + ":" + element.line() + ":" + element.column();
            if (!text.isString() || text.text().isEmpty()) {
                throw refused(location, "\"" + member + "\" must be a list of strings");
            }
            try {
                read.add(reading.apply(text.text()));
            } catch (IllegalArgumentException wrong) {
                throw refused(location, String.valueOf(wrong.getMessage()));
            }
        }
        return read;
    }

    private static CommandFailure refused(String location, String why) {
        return new CommandFailure(
                ExitCode.BAD_INPUT,
                location + ": " + why,
                "The file contains lists of strings: " + String.join(", ", KNOWN) + ".");
    }
}
