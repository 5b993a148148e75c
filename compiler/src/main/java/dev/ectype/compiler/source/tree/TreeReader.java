package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads one file: decodes it, detects JSON or YAML, and reports its errors. */
public final class TreeReader {
    // YAML 1.2 rejects block scalars that begin with such lines, but other parsers accept them and writers produce
    // them. The parser here also reports it of block scalars without text.
    private static final String OVERLONG_EMPTY_LINES = "leading empty lines contain more spaces";

    private final String file;
    private final ReadingLimits limits;
    private final Diagnostics diagnostics;

    public TreeReader(String file, ReadingLimits limits, Diagnostics diagnostics) {
        this.file = file;
        this.limits = limits;
        this.diagnostics = diagnostics;
    }

    @Nullable
    public SourceNode read(byte[] bytes) {
        try {
            if (bytes.length > limits.bytes()) {
                throw tooLarge(file, limits);
            }
            String text = Utf8Decoder.decode(file, bytes);
            SourceNode root = text.isBlank() ? null : looksLikeJson(text) ? json(text) : yaml(text);
            if (root == null) {
                throw empty();
            }
            return root;
        } catch (UnreadableDocument rejected) {
            diagnostics.add(rejected.diagnostic());
            return null;
        }
    }

    private @Nullable SourceNode json(String text) throws UnreadableDocument {
        Diagnostics ofJson = new Diagnostics();
        try {
            SourceNode root = new JsonTreeReader(file, new TreeBuilder(file, limits, ofJson)).read(text);
            diagnostics.addAll(ofJson);
            return root;
        } catch (UnreadableDocument rejected) {
            if (rejected.diagnostic().code() != DiagnosticCode.BROKEN_JSON) {
                throw rejected;
            }
            return looseJson(text, rejected);
        }
    }

    // Comments and trailing commas are common in files called JSON, and YAML allows both.
    private @Nullable SourceNode looseJson(String text, UnreadableDocument strict) throws UnreadableDocument {
        SourceNode root;
        try {
            root = yaml(text);
        } catch (UnreadableDocument alsoNoYaml) {
            throw isYamlFile() ? alsoNoYaml : strict;
        }
        if (!isYamlFile()) {
            diagnostics.report(
                    DiagnosticCode.LOOSE_JSON,
                    strict.diagnostic().location(),
                    "this is YAML but not JSON: " + strict.diagnostic().message(),
                    "Correct the JSON here, or rename the file to .yaml.");
        }
        return root;
    }

    private @Nullable SourceNode yaml(String text) throws UnreadableDocument {
        Diagnostics ofCommon = new Diagnostics();
        SourceNode common = CommonYamlReader.read(text, new TreeBuilder(file, limits, ofCommon));
        if (common != null) {
            diagnostics.addAll(ofCommon);
            return common;
        }
        try {
            return yamlAsWritten(text);
        } catch (UnreadableDocument rejected) {
            if (!rejected.diagnostic().message().contains(OVERLONG_EMPTY_LINES)) {
                throw rejected;
            }
            return yamlAsWritten(EmptyBlockScalars.rewritten(text));
        }
    }

    private @Nullable SourceNode yamlAsWritten(String text) throws UnreadableDocument {
        return new YamlTreeReader(file, new TreeBuilder(file, limits, diagnostics)).read(text);
    }

    private boolean isYamlFile() {
        String name = file.toLowerCase(Locale.ROOT);
        return name.endsWith(".yaml") || name.endsWith(".yml");
    }

    private static boolean looksLikeJson(String text) {
        char first = text.stripLeading().charAt(0);
        return first == '{' || first == '[';
    }

    public static UnreadableDocument tooLarge(String file, ReadingLimits limits) {
        return new UnreadableDocument(
                DiagnosticCode.TOO_LARGE,
                SourceLocation.startOf(file),
                "the file is larger than " + (limits.bytes() >> 20) + " MiB",
                "Split the description into several files that refer to each other.");
    }

    private UnreadableDocument empty() {
        return new UnreadableDocument(
                DiagnosticCode.EMPTY_FILE,
                SourceLocation.startOf(file),
                "the file contains no value",
                "Write a description into the file, or use another file.");
    }
}
