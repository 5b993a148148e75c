package dev.ectype.maven.generate;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.output.GeneratedFolder;
import dev.ectype.compiler.output.WriteResult;
import dev.ectype.compiler.source.SourceHash;
import dev.ectype.launcher.cache.BuildIdentity;
import dev.ectype.maven.report.Workspace;
import dev.ectype.maven.spec.LocatedDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Generates the sources and plans of descriptions, unless they are up to date. */
public final class SourceGenerator {
    private final Workspace workspace;

    public SourceGenerator(Workspace workspace) {
        this.workspace = workspace;
    }

    /** Compiles the descriptions and updates the folders; writes nothing if a description has an error. */
    public GenerationResult run(GenerationRequest generation) throws IOException {
        LedgerFile file = new LedgerFile(generation.ledger());
        Ledger before = file.read();
        String requestHash = requestHash(generation);
        if (before != null && !generation.forced() && isUpToDate(before, requestHash, generation)) {
            int files =
                    before.sources().files().size() + before.resources().files().size();
            return GenerationResult.unchanged(files, before.files(generation.inputs()));
        }
        Emissions emissions = Emissions.of(generation);
        if (emissions.diagnostics().stream().anyMatch(Diagnostic::isError)) {
            return GenerationResult.refused(emissions.diagnostics(), emissions.files());
        }
        return write(generation, emissions, before, requestHash, file);
    }

    private boolean isUpToDate(Ledger before, String requestHash, GenerationRequest generation) {
        List<LocatedDescription> inputs = generation.inputs();
        return before.requestHash().equals(requestHash)
                && (!workspace.mayHaveChanged(before.files(inputs))
                        || before.areInputsUnchanged(inputs, generation.offline()) && before.isIntact());
    }

    private GenerationResult write(
            GenerationRequest generation,
            Emissions emissions,
            @Nullable Ledger before,
            String requestHash,
            LedgerFile file)
            throws IOException {
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
        workspace.refresh(generation.sources());
        workspace.refresh(generation.resources());
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

    private static String requestHash(GenerationRequest generation) {
        StringBuilder text = new StringBuilder(BuildIdentity.identity());
        text.append('\n').append(generation.options().fingerprint());
        text.append('\n').append(generation.sources()).append('\n').append(generation.resources());
        text.append('\n').append(generation.cleanedFolder());
        for (LocatedDescription description : generation.descriptions()) {
            text.append('\n').append(description.root().identity());
        }
        return SourceHash.checksum(text);
    }
}
