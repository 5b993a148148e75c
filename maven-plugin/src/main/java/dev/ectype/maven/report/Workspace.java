package dev.ectype.maven.report;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Severity;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.codehaus.plexus.build.BuildContext;
import org.codehaus.plexus.build.DefaultBuildContext;
import org.jspecify.annotations.Nullable;

/** The environment of a build: an IDE, or the command line, which does not track files. */
public final class Workspace {
    private final BuildContext context;
    private final boolean inIde;

    /**
     * Creates a workspace.
     *
     * @param watched whether an IDE runs the build although the context does not reveal it
     */
    public Workspace(BuildContext context, boolean watched) {
        this.context = context;
        this.inIde = watched || context.getClass() != DefaultBuildContext.class;
    }

    /** Reports whether any file may have changed since the last build; always true on the command line. */
    public boolean mayHaveChanged(List<Path> files) {
        return !context.isIncremental() || files.stream().anyMatch(file -> context.hasDelta(file.toFile()));
    }

    /** Refreshes the written files in the IDE. */
    public void refresh(Path folder) {
        context.refresh(folder.toFile());
    }

    /** Adds diagnostics to the problem list of an IDE; on the command line the log suffices. */
    public void show(List<Path> files, List<Diagnostic> found) {
        if (!inIde) {
            return;
        }
        files.forEach(file -> context.removeMessages(file.toFile()));
        for (Diagnostic each : found) {
            Path file = file(each.location());
            if (file != null && each.severity() != Severity.NOTE) {
                context.addMessage(
                        file.toFile(),
                        each.location().line(),
                        each.location().column(),
                        each.code().id() + " " + each.message() + " " + each.hint(),
                        each.isError() ? BuildContext.SEVERITY_ERROR : BuildContext.SEVERITY_WARNING,
                        null);
            }
        }
    }

    private static @Nullable Path file(SourceLocation location) {
        try {
            return location.file().isEmpty() ? null : Path.of(location.file());
        } catch (InvalidPathException address) {
            return null;
        }
    }
}
