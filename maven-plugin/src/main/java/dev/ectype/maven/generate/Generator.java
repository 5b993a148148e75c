package dev.ectype.maven.generate;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.output.SourceTree;
import dev.ectype.compiler.output.Written;
import dev.ectype.compiler.source.Sha256;
import dev.ectype.launcher.cache.Build;
import dev.ectype.maven.report.Workspace;
import dev.ectype.maven.spec.Description;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes what is asked for, unless it is there already. */
public final class Generator {
    private final Workspace workspace;

    public Generator(Workspace workspace) {
        this.workspace = workspace;
    }

    /** Compiles the descriptions and brings the folders up to date; nothing is touched when a description holds an error. */
    public Outcome run(Generation generation) throws IOException {
        LedgerFile file = new LedgerFile(generation.ledger());
        Ledger before = file.read();
        String asked = asked(generation);
        if (before != null && !generation.forced() && holds(before, asked, generation)) {
            int files = before.sources().hashes().size()
                    + before.resources().hashes().size();
            return Outcome.unchanged(files, before.files(generation.descriptions()));
        }
        Emissions made = Emissions.of(generation);
        if (made.diagnostics().stream().anyMatch(Diagnostic::isError)) {
            return Outcome.refused(made.diagnostics(), made.files());
        }
        return write(generation, made, before, asked, file);
    }

    private boolean holds(Ledger before, String asked, Generation generation) {
        List<Description> descriptions = generation.descriptions();
        return before.asked().equals(asked)
                && (!workspace.mayHaveChanged(before.files(descriptions))
                        || before.stillReads(descriptions, generation.offline()) && before.isIntact());
    }

    private Outcome write(Generation generation, Emissions made, @Nullable Ledger before, String asked, LedgerFile file)
            throws IOException {
        WrittenFolder sources = WrittenFolder.of(generation.sources(), made.sources());
        WrittenFolder resources = WrittenFolder.of(generation.resources(), made.resources());
        if (generation.cleaned() != null) {
            List<Path> kept = new ArrayList<>(generation.kept());
            kept.addAll(made.files());
            new Cleanup(generation.cleaned(), kept).run(sources, resources);
        }
        Written java = replace(before == null ? null : before.sources(), sources, made.sources());
        Written plans = replace(before == null ? null : before.resources(), resources, made.resources());
        file.write(new Ledger(asked, made.read(), sources, resources));
        workspace.refresh(generation.sources());
        workspace.refresh(generation.resources());
        return new Outcome(
                false,
                made.emulators(),
                made.diagnostics(),
                java.changed() + plans.changed(),
                sources.hashes().size() + resources.hashes().size(),
                java.deleted() + plans.deleted(),
                made.files());
    }

    /** Writes a folder; what an earlier run wrote and this one does not is deleted, in another folder too. */
    private static Written replace(@Nullable WrittenFolder before, WrittenFolder now, Map<String, String> texts)
            throws IOException {
        if (before == null) {
            return new SourceTree(now.folder()).replace(Set.of(), texts);
        }
        if (before.folder().equals(now.folder())) {
            return new SourceTree(now.folder()).replace(before.hashes().keySet(), texts);
        }
        Written left = new SourceTree(before.folder()).replace(before.hashes().keySet(), Map.of());
        Written written = new SourceTree(now.folder()).replace(Set.of(), texts);
        return new Written(written.changed(), written.unchanged(), written.deleted() + left.deleted());
    }

    private static String asked(Generation generation) {
        StringBuilder text = new StringBuilder(Build.identity());
        text.append('\n').append(generation.options().fingerprint());
        text.append('\n').append(generation.sources()).append('\n').append(generation.resources());
        text.append('\n').append(generation.cleaned());
        for (Description description : generation.descriptions()) {
            text.append('\n').append(description.root().identity());
        }
        return Sha256.of(text);
    }
}
