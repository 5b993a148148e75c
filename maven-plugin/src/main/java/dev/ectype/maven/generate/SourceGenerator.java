package dev.ectype.maven.generate;

import dev.ectype.compiler.source.SourceHash;
import dev.ectype.launcher.cache.BuildIdentity;
import dev.ectype.maven.report.Workspace;
import dev.ectype.maven.spec.LocatedDescription;
import java.io.IOException;
import java.util.List;

/** Generates the sources and plans of descriptions, unless they are up to date. */
public final class SourceGenerator {
    private final Workspace workspace;
    private final Generator generator;

    public SourceGenerator(Workspace workspace, Generator generator) {
        this.workspace = workspace;
        this.generator = generator;
    }

    /** Calls the generator if an input or an output has changed since the last run. */
    public GenerationResult run(GenerationRequest generation) throws IOException {
        Ledger before = new LedgerFile(generation.ledger()).read();
        String requestHash = requestHash(generation);
        if (before != null && !generation.forced() && isUpToDate(before, requestHash, generation)) {
            int files =
                    before.sources().files().size() + before.resources().files().size();
            return GenerationResult.unchanged(files, before.files(generation.inputs()));
        }
        GenerationResult result = generator.generate(generation, requestHash);
        if (!result.isRefused()) {
            workspace.refresh(generation.sources());
            workspace.refresh(generation.resources());
        }
        return result;
    }

    private boolean isUpToDate(Ledger before, String requestHash, GenerationRequest generation) {
        List<LocatedDescription> inputs = generation.inputs();
        return before.requestHash().equals(requestHash)
                && (!workspace.mayHaveChanged(before.files(inputs))
                        || before.areInputsUnchanged(inputs, generation.offline()) && before.isIntact());
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
