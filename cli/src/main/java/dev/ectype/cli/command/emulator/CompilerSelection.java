package dev.ectype.cli.command.emulator;

import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.early.CompilerProcess;
import dev.ectype.launcher.early.EarlyCompiler;
import dev.ectype.launcher.early.LocalCompiler;
import dev.ectype.launcher.process.JavaCommand;
import java.util.List;
import java.util.function.Consumer;

/** Chooses the process that compiles an emulator. */
final class CompilerSelection {
    /** The property with the JVM option for the archive of classes. Without an archive, another JVM takes longer than it saves. */
    private static final String ARCHIVE = "ectype.archive";

    /** The bytes of descriptions from which another process is faster. */
    private static final long LARGE = 1_000_000;

    private CompilerSelection() {}

    /**
     * Returns the compiler of a request.
     *
     * @param observer the consumer of the name of each stage that begins
     */
    static EarlyCompiler of(CompilationRequest request, Consumer<String> observer, Terminal terminal) {
        String archive = System.getProperty(ARCHIVE, "");
        if (archive.isEmpty() || !isForAnotherProcess(request)) {
            return new LocalCompiler(observer);
        }
        JavaCommand java = JavaCommand.ofThisProcess().with(List.of(archive));
        return new CompilerProcess(java, CompilerMain.class, observer, terminal.err()::println);
    }

    /** Downloads stay in this process, because the other one would repeat them. */
    static boolean isForAnotherProcess(CompilationRequest request) {
        long size = 0;
        for (SourceRoot root : request.roots()) {
            if (!root.isLocal()) {
                return false;
            }
            size += root.size();
        }
        return size >= LARGE;
    }
}
