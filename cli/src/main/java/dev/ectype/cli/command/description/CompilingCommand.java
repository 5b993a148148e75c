package dev.ectype.cli.command.description;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.spec.SpecFinder;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.conclusion.lock.InferenceLock;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Provides the options of commands that compile descriptions: inference, overlays and the reach of references. */
public abstract class CompilingCommand extends EctypeCommand {
    @Option(
            names = "--inference",
            paramLabel = "HOW",
            description = "off: no resources, only sample responses; standard (default).")
    private String inference = "standard";

    @Option(
            names = "--root",
            paramLabel = "FOLDER",
            description = "Root folder of references to files (default: the repository of the description).")
    private @Nullable String root;

    @Option(
            names = "--proto-path",
            paramLabel = "DIR",
            description = "Folder of imports of .proto files, searched before the folders around the description;"
                    + " repeatable.")
    private List<String> protoPaths = new ArrayList<>();

    @Option(
            names = "--overlay",
            paramLabel = "FILE",
            description =
                    "OpenAPI Overlay that changes the description, a file or a URL; repeatable, applied in order.")
    private List<String> overlays = new ArrayList<>();

    @Option(
            names = "--env",
            paramLabel = "FILE",
            description = "Postman environment with values for the variables of a collection, a file or a URL;"
                    + " repeatable, later files override earlier ones.")
    private List<String> environments = new ArrayList<>();

    @Option(
            names = "--strict",
            description = "Refuse a description with warnings, such as a reference without a target (exit 3).")
    private boolean strict;

    @Option(
            names = "--locked",
            description = "Refuse a description whose conclusions differ from " + InferenceLock.FILE + " (exit 3).")
    private boolean locked;

    protected CompilingCommand(Terminal terminal) {
        super(terminal);
    }

    /** Returns a finder for the SPECs that the user typed. */
    protected final SpecFinder finder() {
        Path reach = root == null ? null : folder("--root", root, "Give the root folder of references.");
        List<Path> imports = protoPaths.stream()
                .map(each -> folder("--proto-path", each, "Give the folder that the paths of imports begin in."))
                .toList();
        return new SpecFinder(terminal(), reach, imports);
    }

    private Path folder(String option, String typed, String hint) {
        Path folder = terminal().path(typed);
        if (!Files.isDirectory(folder)) {
            throw CommandFailure.usage(option + " is not a folder: \"" + typed + "\"", hint);
        }
        return folder;
    }

    protected final CompilationRequest request(Spec spec) {
        return request(List.of(spec));
    }

    /** Creates a request that compiles several descriptions as one API. */
    protected final CompilationRequest request(List<Spec> specs) {
        return new CompilationRequest(specs.stream().map(Spec::root).toList(), mode(), null)
                .withStrict(strict)
                .withOverlays(overlays(specs))
                .withEnvironments(environments(specs))
                .withGuidance(guidance());
    }

    /** Returns the decisions in the working directory about the conclusions of inference. */
    protected Guidance guidance() {
        Path lock = lockFile();
        if (locked && !Files.exists(lock)) {
            throw CommandFailure.usage(
                    "--locked needs the file " + InferenceLock.FILE + ", which does not exist",
                    "Write it with `ectype infer SPEC --lock`.");
        }
        return new Guidance(existing(terminal().path("service.yaml")), existing(lock), locked);
    }

    protected final @Nullable SourceRoot existing(Path file) {
        return Files.exists(file) ? SourceRoot.file(file, terminal().path(".")) : null;
    }

    /** Returns the lock file of the working directory, which may be missing. */
    protected final Path lockFile() {
        return terminal().path(InferenceLock.FILE);
    }

    /** Returns whether the user gave overlays for this command. */
    protected final boolean hasOverlays() {
        return !overlays.isEmpty();
    }

    private List<SourceRoot> overlays(List<Spec> specs) {
        List<String> named = overlays.isEmpty() ? settings().overlaysOf(specs, terminal()) : overlays;
        SpecFinder finder = finder();
        return named.stream().map(finder::overlay).toList();
    }

    private List<SourceRoot> environments(List<Spec> specs) {
        List<String> named = environments.isEmpty() ? settings().environmentsOf(specs, terminal()) : environments;
        SpecFinder finder = finder();
        return named.stream().map(finder::environment).toList();
    }

    private CommandSettings settings() {
        Diagnostics diagnostics = new Diagnostics();
        CommandSettings settings = CommandSettings.read(terminal(), diagnostics);
        if (diagnostics.hasErrors()) {
            throw new CommandFailure(
                    ExitCode.BAD_INPUT,
                    diagnostics.sorted().get(0).line(),
                    diagnostics.sorted().get(0).hint());
        }
        return settings;
    }

    /** Compiles the request and shows the progress of long compilations. */
    protected final CompilationResult compiled(CompilationRequest request, List<String> typed) {
        try (ProgressLine progress = ProgressLine.of(terminal(), "compiling " + String.join(" ", typed))) {
            return new EmulatorCompiler(progress::stage).compile(request);
        }
    }

    private Inference.Mode mode() {
        Inference.Mode mode = Inference.Mode.named(inference);
        if (mode == null) {
            throw CommandFailure.usage(
                    "--inference takes off or standard, but was \"" + inference + "\"", "Omit it for standard.");
        }
        return mode;
    }
}
