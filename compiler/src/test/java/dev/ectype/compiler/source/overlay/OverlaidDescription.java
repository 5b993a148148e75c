package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A description in memory after overlays, with the diagnostics. */
final class OverlaidDescription {
    private final Diagnostics diagnostics = new Diagnostics();
    private final SourceResolver description;

    private OverlaidDescription(String text, List<String> overlays) {
        description = resolver("api.yaml", text);
        List<SourceResolver> files = new ArrayList<>();
        for (String overlay : overlays) {
            files.add(resolver("overlay" + (files.isEmpty() ? "" : files.size() + 1) + ".yaml", overlay));
        }
        new Overlays(List.of(description), diagnostics).apply(files);
    }

    /** Applies whole overlays. */
    static OverlaidDescription of(String text, String... overlays) {
        return new OverlaidDescription(text, List.of(overlays));
    }

    /** Applies one overlay with the given actions in YAML, each of which begins in the sixth line or later. */
    static OverlaidDescription by(String text, String actions) {
        return of(text, "overlay: 1.0.0\ninfo:\n  title: Changes\n  version: 1.0.0\nactions:\n" + actions);
    }

    SourceDocument document() {
        return Objects.requireNonNull(description.entry());
    }

    String json() {
        return JsonPrinter.compact(document().root().toJson());
    }

    List<String> lines() {
        return diagnostics.sorted().stream().map(Diagnostic::line).toList();
    }

    private SourceResolver resolver(String name, String text) {
        return SourceResolver.of(SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8)), diagnostics);
    }
}
