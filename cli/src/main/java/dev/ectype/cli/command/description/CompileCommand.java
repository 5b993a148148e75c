package dev.ectype.cli.command.description;

import dev.ectype.cli.render.CompileSummary;
import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.emit.java.BadTypeMapping;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.output.GeneratedFolder;
import dev.ectype.compiler.output.WriteResult;
import dev.ectype.launcher.jar.EmulatorJar;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the emulator of an API as sources or as an executable jar. */
@Command(
        name = "compile",
        description = {
            "Writes the emulator of an API as Java sources or as an executable jar.",
            "The jar accepts the options of `ectype emulate` and needs only a Java runtime."
        },
        customSynopsis = "ectype compile [OPTION...] (--out DIR | --jar FILE) (SPEC | NAME)...",
        sortOptions = false)
public final class CompileCommand extends CompilingCommand {
    @Parameters(
            paramLabel = "SPEC|NAME",
            arity = "1..*",
            description = "A file, a folder, a URL, - for standard input, or a name of `ectype catalog`.")
    private List<String> typed = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Write the sources and the plan below this folder; both belong on the class path.")
    private @Nullable String out;

    @Option(names = "--jar", paramLabel = "FILE", description = "Write a jar that `java -jar FILE` serves.")
    private @Nullable String jar;

    @Option(
            names = "--package",
            paramLabel = "NAME",
            description = "Package of the sources (default: derived from the name of the API).")
    private @Nullable String packageName;

    @Option(
            names = "--type-mapping",
            paramLabel = "FORMAT=CLASS",
            description = "Java class for strings or numbers of a format, such as date-time=java.time.Instant.")
    private List<String> typeMappings = new ArrayList<>();

    @Option(names = "--json", description = "Print the written files as JSON.")
    private boolean json;

    public CompileCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (out == null && jar == null) {
            throw CommandFailure.usage("no output is given", "Give a folder with --out, or a file with --jar.");
        }
        if (jar != null && !typeMappings.isEmpty()) {
            throw CommandFailure.usage(
                    "--type-mapping applies to sources, not to a jar", "Omit it, or write sources with --out.");
        }
        CompilationResult result = compiled(requested(), typed);
        Compilation compilation = result.compilation();
        if (!accept(result.diagnostics()) || compilation == null) {
            return ExitCode.BAD_INPUT;
        }
        CompileSummary files = new CompileSummary(compilation);
        if (out != null) {
            files = files.withSources(out, sources(compilation, terminal().path(out)));
        }
        if (jar != null) {
            files = files.withJar(jar, packed(compilation, terminal().path(jar)));
        }
        if (json) {
            terminal().out().println(JsonPrinter.compact(files.json(result.diagnostics())));
            terminal().out().flush();
        }
        files.lines().forEach(terminal()::printMessage);
        return ExitCode.DONE;
    }

    private CompilationRequest requested() {
        SpecResolver finder = new SpecResolver(finder());
        List<Spec> specs = typed.stream().map(finder::resolve).toList();
        try {
            return request(specs).withPackage(packageName).withTypeMappings(TypeMappings.parse(typeMappings));
        } catch (BadTypeMapping refused) {
            throw CommandFailure.usage("--type-mapping: " + refused.getMessage(), refused.hint());
        } catch (IllegalArgumentException refused) {
            throw CommandFailure.usage(
                    "--package: " + refused.getMessage(), "Omit it to derive the package from the name of the API.");
        }
    }

    private static WriteResult sources(Compilation compilation, Path folder) {
        try {
            return new GeneratedFolder(folder).write(compilation.emission().files());
        } catch (IOException refused) {
            throw cannotWrite("folder", folder, refused);
        }
    }

    private static long packed(Compilation compilation, Path file) {
        try {
            return EmulatorJar.of(compilation).write(file);
        } catch (IOException refused) {
            throw cannotWrite("file", file, refused);
        }
    }

    private static CommandFailure cannotWrite(String what, Path path, IOException reason) {
        return new CommandFailure(
                ExitCode.ENVIRONMENT,
                "the " + what + " \"" + path + "\" cannot be written: " + reason.getMessage(),
                "Use a writable path.");
    }
}
