package dev.ectype.maven.generate;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.output.GeneratedFolder;
import dev.ectype.compiler.output.WriteResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compiles descriptions in this process and writes their sources, plans and ledger. */
public final class SourceWriter implements Generator {
    @Override
    public GenerationResult generate(GenerationRequest generation, String requestHash) throws IOException {
        Emissions emissions = Emissions.of(generation);
        if (emissions.diagnostics().stream().anyMatch(Diagnostic::isError)) {
            return GenerationResult.refused(emissions.diagnostics(), emissions.files());
        }
        return write(generation, requestHash, emissions);
    }

    private static GenerationResult write(GenerationRequest generation, String requestHash, Emissions emissions)
            throws IOException {
        LedgerFile file = new LedgerFile(generation.ledger());
        Ledger before = file.read();
        OutputFolder sources = OutputFolder.of(generation.sources(), emissions.sources());
        OutputFolder resources = OutputFolder.of(generation.resources(), emissions.resources());
        if (generation.cleanedFolder() != null) {
            List<Path> protectedFolders = new ArrayList<>(generation.protectedFolders());
            protectedFolders.addAll(emissions.files());
            new FolderCleanup(generation.cleanedFolder(), protectedFolders).run(sources, resources);
        }
        WriteResult java = replace(before == null ? null : before.sources(), sources, emissions.sources());
        WriteResult plans = replace(before == null ? null : before.resources(), resources, emissions.resources());
        file.write(new Ledger(requestHash, emissions.read(), sources.stamped(), resources.stamped()));
        return new GenerationResult(
                false,
                emissions.emulators(),
                emissions.diagnostics(),
                java.changed() + plans.changed(),
                sources.files().size() + resources.files().size(),
                java.deleted() + plans.deleted(),
                emissions.files());
    }

    /** Writes a folder and deletes the files that only the earlier run wrote, also in another folder. */
    private static WriteResult replace(@Nullable OutputFolder before, OutputFolder now, Map<String, String> texts)
            throws IOException {
        if (before == null) {
            return new GeneratedFolder(now.folder()).replace(Set.of(), texts);
        }
        if (before.folder().equals(now.folder())) {
            return new GeneratedFolder(now.folder()).replace(before.files().keySet(), texts);
        }
        WriteResult left =
                new GeneratedFolder(before.folder()).replace(before.files().keySet(), Map.of());
        WriteResult written = new GeneratedFolder(now.folder()).replace(Set.of(), texts);
        return new WriteResult(written.changed(), written.unchanged(), written.deleted() + left.deleted());
    }
}
