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

/** The IDE that a build runs in, or the command line, where nobody keeps track of files. */
public final class Workspace {
    private final BuildContext context;
    private final boolean inIde;

    /** Takes whether the context is that of an IDE although it does not look so. */
    public Workspace(BuildContext context, boolean watched) {
        this.context = context;
        this.inIde = watched || context.getClass() != DefaultBuildContext.class;
    }

    /** Whether any of these files may have changed since the last build; the command line always says so. */
    public boolean mayHaveChanged(List<Path> files) {
        return !context.isIncremental() || files.stream().anyMatch(file -> context.hasDelta(file.toFile()));
    }

    /** Lets the IDE look at what was written. */
    public void refresh(Path folder) {
        context.refresh(folder.toFile());
    }

    /** Puts findings where an IDE shows them; what is written to the log of the command line is not repeated there. */
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
